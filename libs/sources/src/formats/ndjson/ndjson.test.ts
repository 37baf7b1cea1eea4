import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readNdjson } from './ndjson.ts';

const read = (text: string) => readTexts(readNdjson, { 'events.ndjson': text });

describe('readNdjson', () => {
  it('reads one event per line, with BOM, CRLF, blank lines and no final line break', async () => {
    const text =
      '\ufeff{"title":"A","start_local":"2027-01-01"}\r\n\r\n{"title":"Б","start_local":"2027-01-02"}';
    const { events, unreadables } = await read(text);
    expect(events.map(({ title }) => title)).toEqual(['A', 'Б']);
    expect(unreadables).toEqual([]);
  });

  it.each(['utf16le', 'latin1'] as const)('reads lines and lists in %s', async (encoding) => {
    const event = { title: 'Café à Liège', start_local: '2027-05-01' };
    const lines = `${JSON.stringify(event)}\n${JSON.stringify(event)}\n`;
    const toBytes = (text: string) =>
      Buffer.from(encoding === 'utf16le' ? `\ufeff${text}` : text, encoding);
    const texts = { 'a.ndjson': toBytes(lines), 'b.json': toBytes(JSON.stringify([event])) };
    const { events, unreadables } = await readTexts(readNdjson, texts);
    expect([events.map(({ title }) => title), unreadables]).toEqual([
      Array(3).fill('Café à Liège'),
      [],
    ]);
  });

  it('reads a list with comments and trailing commas, and GeoJSON', async () => {
    const list =
      '// ours\n[\n  /* one */ {"title": "A", "start_local": "2027-05-01"},\n  {"title": "B", "start_local": "2027-05-02",},\n]\n';
    const geometry = { type: 'Point', coordinates: [4.35, 50.85] };
    const feature = {
      type: 'Feature',
      id: 'f',
      geometry,
      properties: { title: 'C', start: '2027-05-03T09:00' },
    };
    const { events } = await readTexts(readNdjson, {
      ...{
        'a.json': list,
        'b.geojson': JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
      },
    });
    expect(events).toMatchObject([
      ...[{ title: 'A' }, { title: 'B', start_local: '2027-05-02' }],
      { title: 'C', source_id: 'f', start_local: '2027-05-03T09:00:00', lat: 50.85, lng: 4.35 },
    ]);
  });

  it('reads numbers and flags, converts numbers in text columns, and ignores null, blank and unknown columns', async () => {
    const record = {
      title: 1984,
      start_local: '2027-01-01',
      lat: 1.5,
      is_free: false,
      city: null,
      region: ' ',
      colour: 1,
    };
    const { events } = await read(JSON.stringify({ ...record, artists: ['A', 'B'], tags: 'x; y' }));
    expect(events).toEqual([
      {
        title: '1984',
        start_local: '2027-01-01',
        lat: 1.5,
        is_free: false,
        artists: ['A', 'B'],
        tags: 'x; y',
      },
    ]);
  });

  it('reads artist ids', async () => {
    const record = {
      title: 'A',
      start_local: '2027-01-01',
      artist_ids: [{ name: 'B', spotify_id: null, musicbrainz_id: 'x' }],
    };
    expect((await read(JSON.stringify(record))).events).toEqual([record]);
    const bad = ['B', [['B']], [null], [{}], [{ name: 'B', spotify_id: 1 }]];
    const { events, unreadables } = await read(
      bad.map((artist_ids) => JSON.stringify({ ...record, artist_ids })).join('\n'),
    );
    expect(events).toEqual([]);
    expect(new Set(unreadables.map(({ unreadable }) => unreadable))).toEqual(
      new Set(['The value of artist_ids is not a list of objects with a name and ids.']),
    );
  });

  it('drops other members of artist ids at any depth', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const { events } = await read(
      `{"title":"A","start_local":"2027-01-01","artist_ids":[{"name":"B","spotify_id":"x","deep":${deep}}]}`,
    );
    expect(events).toEqual([
      { title: 'A', start_local: '2027-01-01', artist_ids: [{ name: 'B', spotify_id: 'x' }] },
    ]);
  });

  it('reports the number of a bad line and continues', async () => {
    const bad = [
      'not json',
      '[1]',
      'null',
      '{"title":"T","start_local":{"date":1}}',
      '{"title":"T","start_local":"x","tags":[{}]}',
    ];
    const { events, unreadables } = await read(
      [...bad, '{"title":"B","start_utc":"2027-01-01T00:00:00Z"}'].join('\n'),
    );
    expect(events).toHaveLength(1);
    expect(unreadables).toEqual([
      { unreadable: 'The line is not valid JSON.', where: 'events.ndjson, line 1' },
      { unreadable: 'The line is not a JSON object.', where: 'events.ndjson, line 2' },
      { unreadable: 'The line is not a JSON object.', where: 'events.ndjson, line 3' },
      { unreadable: 'The value of start_local is not text.', where: 'events.ndjson, line 4' },
      {
        unreadable: 'The value of tags is not text or a list of texts.',
        where: 'events.ndjson, line 5',
      },
    ]);
  });

  it('reports a line over 1 MB and a record without a title or a start', async () => {
    const { events, unreadables } = await read(
      `{"title":"${'x'.repeat(1_000_001)}"}\n{"city":"Rome"}\n{"title":"A"}\n`,
    );
    expect(events).toEqual([]);
    expect(unreadables.map(({ unreadable }) => unreadable)).toEqual([
      'The line is longer than 1 MB.',
      'The record has no title.',
      'The record has no start date.',
    ]);
  });
});
