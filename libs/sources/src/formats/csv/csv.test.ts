import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { SourceFile } from '../../raw-event.ts';
import { readTexts } from '../../reading/read-texts.ts';
import { readCsv } from './csv.ts';

const read = (text: string) => readTexts(readCsv, { 'events.csv': text });

async function* oneFile(chunks: Buffer[]): AsyncGenerator<SourceFile> {
  yield await Promise.resolve({ name: 'events.csv', content: Readable.from(chunks) });
}

describe('readCsv', () => {
  it.each([',', ';', '\t'])('reads a table separated by %j', async (separator) => {
    const header = ['\ufeffTitle', 'start_local', 'artists', 'colour'].join(separator);
    const { events } = await read(
      `${header}\r\n${['"A, B; C"', '2027-01-01', '"X; Y"', 'red'].join(separator)}\r\n`,
    );
    expect(events).toEqual([{ title: 'A, B; C', start_local: '2027-01-01', artists: ['X', 'Y'] }]);
  });

  it('accepts stray quotes, missing cells and line breaks in quotes', async () => {
    const { events } = await read(
      'title,start_local,city\nThe "Who" live,2027-01-01\n"Two\nlines",2027-01-02,Rome\n',
    );
    expect(events).toEqual([
      { title: 'The "Who" live', start_local: '2027-01-01' },
      { title: 'Two\nlines', start_local: '2027-01-02', city: 'Rome' },
    ]);
  });

  it('reports the line of a row with too many cells and continues', async () => {
    const { events, unreadables } = await read(
      'title,start_local\nA,2027-01-01,x,y\n\nB,2027-01-02\n,2027-01-03\n',
    );
    expect(events.map(({ title }) => title)).toEqual(['B']);
    expect(unreadables).toEqual([
      {
        unreadable: 'The row has more cells than the header has columns.',
        where: 'events.csv, line 2',
      },
      { unreadable: 'The record has no title.', where: 'events.csv, line 5' },
    ]);
  });

  it('reports an unclosed quote', async () => {
    const { events, unreadables } = await read(
      'title,start_local\nA,2027-01-01\n"B,2027-01-02\nC,2027-01-03\n',
    );
    expect(events).toHaveLength(1);
    expect(unreadables[0]?.unreadable).toBe(
      'A quote is never closed, so the rest of the file is lost.',
    );
  });

  it('stops reading a file with a row over 1 MB', async () => {
    const { unreadables } = await read(`title,start_local\n"${'x'.repeat(1_100_000)}\n`);
    expect(unreadables).toHaveLength(1);
    expect(unreadables[0]?.unreadable).toMatch(/longer than 1 MB/);
  });

  it('requires a title column', async () => {
    const { unreadables } = await read('colour,date\nA,2027-01-01\nB,2027-01-02\n');
    expect(unreadables).toEqual([
      {
        unreadable:
          'The header has no column named "title", and none that is known as such. Its columns are "colour", "date". Map them with --map title=…,start_local=date',
        where: 'events.csv, line 1',
      },
    ]);
  });

  it('reads a table whose first line names the delimiter, and one delimited by bars', async () => {
    const night = [{ title: 'Night', start_local: '2027-01-01' }];
    expect((await read('\ufeffsep=;\r\ntitle;start_local\r\nNight;2027-01-01\r\n')).events).toEqual(
      night,
    );
    expect((await read('title|start_local\nNight|2027-01-01\n')).events).toEqual(night);
  });

  it('reads spreadsheet encodings in chunks of any size', async () => {
    const table = `title,start_local\nCafé für Ötzi €,2027-01-01\n${'x'.repeat(9_000)},2027-01-02\nŒuvre,2027-01-03\n`;
    const windows = Buffer.from(
      [...table].map((letter) => ({ '€': 0x80, Œ: 0x8c })[letter] ?? letter.charCodeAt(0)),
    );
    const little = Buffer.from(`\ufeff${table}`, 'utf16le');
    for (const bytes of [Buffer.from(table), windows, little, Buffer.from(little).swap16()]) {
      for (const size of [1, 3, 4_096, 1_000_000]) {
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        const titles: string[] = [];
        for await (const event of readCsv(oneFile(chunks)))
          titles.push('title' in event ? event.title : event.unreadable);
        expect([titles[0], titles[2]]).toEqual(['Café für Ötzi €', 'Œuvre']);
      }
    }
  });

  it.each(['', 'title,start_local\n'])('reports that a table has no rows', async (text) => {
    expect(await read(text)).toEqual({
      events: [],
      unreadables: [{ unreadable: 'The table has no rows.', where: 'events.csv', cause: 'empty' }],
    });
  });
});
