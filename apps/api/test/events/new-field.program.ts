// Adds a field to the table of plain fields in memory, ingests a table that states it, and prints
// what the API returns.
import { registerHooks } from 'node:module';

const END_OF_TABLE = '} as const satisfies';
const ENTRY = `
  steps_counted: {
    type: 'flag',
    description: 'Whether someone counted the steps.',
    headers: 'stufen',
    merge: 'first',
    view: 'list',
    filter: '1: only events whose steps are counted.',
    example: true,
  },
`;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/fields/event-fields.ts')) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    if (!source.includes(END_OF_TABLE)) throw new Error('the table has another form');
    return { ...loaded, source: source.replace(END_OF_TABLE, ENTRY + END_OF_TABLE) };
  },
});

const { createTestApi } = await import('../create-test-api.ts');
const { ingest } = await import('@marquee/ingest');
const { readerFor } = await import('@marquee/sources');
const { toSourceFiles } = await import('@marquee/sources/testing');

const TABLE = `Titel,Datum,Uhrzeit,Ort,Land,Stufen
Climb,01.12.2026,20:00,Berlin,DE,ja
Walk,02.12.2026,20:00,Berlin,DE,nein
Sit,03.12.2026,20:00,Berlin,DE,
`;

await using api = await createTestApi();
await api.database.query({
  text: 'ALTER TABLE event ADD COLUMN steps_counted boolean',
  values: [],
});
await ingest(api.database, {
  source: { name: 'table', licence: null, attribution: null },
  records: (await readerFor('csv'))(toSourceFiles({ 'events.csv': TABLE })),
});
const listed = await api.get('/events?fields=title,steps_counted').expect(200);
const filtered = await api.get('/events?steps_counted=1&fields=title').expect(200);
const documented = await api.get('/openapi.json').expect(200);
const result = {
  listed: (listed.body as { events: object[] }).events,
  filtered: (filtered.body as { events: object[] }).events,
  isDocumented: documented.text.includes('Whether someone counted the steps.'),
};
process.stdout.write(`\n${JSON.stringify(result)}\n`);
