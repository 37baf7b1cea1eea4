import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { readerFor, type RawEvent, type SourceFile } from '@marquee/sources';
import { createTestApi, type Api } from '../create-test-api.ts';
import { ODD_EVENTS } from '../events/odd-events-fixture.ts';

type Shown = Record<string, unknown> & { title: string; slug: string; links: { ics: string } };

async function eventsOf(api: Api): Promise<Shown[]> {
  const { events } = (await api.get('/events?status=all&limit=100').expect(200)).body as {
    events: Shown[];
  };
  return Promise.all(
    events.map(
      async ({ slug }) => (await api.get(`/events/${slug}`).expect(200)).body.event as Shown,
    ),
  );
}

async function* filesOf(texts: string[]): AsyncGenerator<SourceFile> {
  for (const [index, text] of texts.entries())
    yield { name: `file ${index}`, content: Readable.from([Buffer.from(text)]) };
}

async function readBack(format: 'ics' | 'jsonld', texts: string[]): Promise<RawEvent[]> {
  const records: RawEvent[] = [];
  const read = await readerFor(format);
  for await (const reading of read(filesOf(texts))) {
    if ('unreadable' in reading) throw new Error(`${reading.where}: ${reading.unreadable}`);
    if ('title' in reading) records.push(reading);
  }
  return records;
}

// A local time that a clock change skips is read back as the next valid one, because start_local
// follows from the instant.
const PRESERVED_FIELDS = [
  'title',
  'status',
  'category',
  'start_utc',
  'timezone',
  'end_utc',
  'venue_name',
  'venue_slug',
  'address',
  'city',
  'country_code',
  'lat',
  'lng',
  'online',
  'online_url',
  'tags',
  'image_url',
] as const;

const byTitle = (events: Shown[], names: readonly string[]) =>
  Object.fromEntries(
    events.map((event) => [
      event.title,
      Object.fromEntries(names.map((name) => [name, event[name]])),
    ]),
  );

describe('an export that is ingested again', () => {
  it('is the same catalogue through a calendar', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const records = await readBack('ics', [(await api.get('/events.ics').expect(200)).text]);
    await using copy = await createTestApi({ events: records });
    const fields = [...PRESERVED_FIELDS, 'all_day', 'time_tbd'];
    const [original, read] = [await eventsOf(api), await eventsOf(copy)];
    expect(read).toHaveLength(ODD_EVENTS.length);
    expect(byTitle(read, fields)).toEqual(byTitle(original, fields));
  });

  it('is the same event through its own calendar', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const original = await eventsOf(api);
    const texts = await Promise.all(
      original.map(async ({ slug }) => (await api.get(`/events/${slug}.ics`).expect(200)).text),
    );
    await using copy = await createTestApi({ events: await readBack('ics', texts) });
    expect(byTitle(await eventsOf(copy), PRESERVED_FIELDS)).toEqual(
      byTitle(original, PRESERVED_FIELDS),
    );
  });

  it('is the same catalogue through JSON-LD, with prices and artists', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const original = await eventsOf(api);
    const texts = await Promise.all(
      original.map(async ({ slug }) => (await api.get(`/events/${slug}.jsonld`).expect(200)).text),
    );
    await using copy = await createTestApi({ events: await readBack('jsonld', texts) });
    const fields = [
      ...PRESERVED_FIELDS,
      'description',
      'artists',
      'availability',
      'price_min',
      'price_max',
      'currency',
      'is_free',
      'age_restriction',
    ];
    expect(byTitle(await eventsOf(copy), fields)).toEqual(byTitle(original, fields));
  });

  it('is the same event through a page with JSON-LD', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const original = await eventsOf(api);
    const scripts = await Promise.all(
      original.map(
        async ({ slug }) =>
          `<script type="application/ld+json">${(await api.get(`/events/${slug}.jsonld`)).text}</script>`,
      ),
    );
    const records = await readBack('jsonld', [
      `<!doctype html><title>x</title>${scripts.join('<p>and</p>')}`,
    ]);
    expect(records.map(({ title }) => title)).toEqual(original.map(({ title }) => title));
  });
});
