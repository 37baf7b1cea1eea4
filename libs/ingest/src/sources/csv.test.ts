import { describe, expect, it } from '@jest/globals';
import { readCsv } from './csv.ts';
import { readTexts } from './read-texts.ts';

const read = (text: string) => readTexts(readCsv, { 'events.csv': text });

describe('readCsv', () => {
  it.each([',', ';', '\t'])('reads a table separated by %j', async (separator) => {
    const header = ['\ufeffTitle', 'start_local', 'artists', 'colour'].join(separator);
    const { events } = await read(`${header}\r\n${['"A, B; C"', '2027-01-01', '"X; Y"', 'red'].join(separator)}\r\n`);
    expect(events).toEqual([{ title: 'A, B; C', start_local: '2027-01-01', artists: ['X', 'Y'] }]);
  });

  it('takes stray quotes, missing cells and line ends in quotes as they are meant', async () => {
    const { events } = await read('title,start_local,city\nThe "Who" live,2027-01-01\n"Two\nlines",2027-01-02,Rome\n');
    expect(events).toEqual([
      { title: 'The "Who" live', start_local: '2027-01-01' },
      { title: 'Two\nlines', start_local: '2027-01-02', city: 'Rome' },
    ]);
  });

  it('reports a row with too many cells by its line and goes on', async () => {
    const { events, unreadables } = await read('title,start_local\nA,2027-01-01,x,y\n\nB,2027-01-02\n,2027-01-03\n');
    expect(events.map(({ title }) => title)).toEqual(['B']);
    expect(unreadables).toEqual([
      { unreadable: 'The row has more cells than the header has columns.', where: 'events.csv, line 2' },
      { unreadable: 'The record has no title.', where: 'events.csv, line 5' },
    ]);
  });

  it('says what a quote that is never closed costs', async () => {
    const { events, unreadables } = await read('title,start_local\nA,2027-01-01\n"B,2027-01-02\nC,2027-01-03\n');
    expect(events).toHaveLength(1);
    expect(unreadables[0]?.unreadable).toBe('A quote is never closed, so that the rest of the file is lost.');
  });

  it('gives up a file whose row passes 1 MB', async () => {
    const { unreadables } = await read(`title,start_local\n"${'x'.repeat(1_100_000)}\n`);
    expect(unreadables).toHaveLength(1);
    expect(unreadables[0]?.unreadable).toMatch(/longer than 1 MB/);
  });

  it('asks for a title column', async () => {
    const { unreadables } = await read('name,date\nA,2027-01-01\nB,2027-01-02\n');
    expect(unreadables).toEqual([
      { unreadable: 'The header has no column named "title".', where: 'events.csv, line 1' },
    ]);
  });

  it('reads nothing from an empty file', async () => {
    expect(await read('')).toEqual({ events: [], unreadables: [] });
  });
});
