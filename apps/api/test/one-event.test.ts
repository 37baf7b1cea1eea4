import { describe, expect, it } from '@jest/globals';
import { createCuration } from '@marquee/database';
import { ingest, matching, type RawEvent } from '@marquee/ingest';
import { apiWith, buildEvent, type Api } from './api-with.ts';

const GIG = buildEvent({
  source_id: 'gig',
  title: 'Aurora Lane',
  start_local: '2026-12-05T20:00',
  venue_name: 'Kesselhaus',
  artists: ['Aurora Lane'],
});

const TRUST: Partial<Record<string, number>> = { venue: 90, tickets: 60, paper: 20, fans: 20 };

const sourceOf = (name: string) => ({ name, trust: TRUST[name] ?? 50, licence: 'CC0-1.0', attribution: name });

const from = (api: Api, name: string, records: RawEvent[]) => ingest(api.database, { source: sourceOf(name), records });

/** As the source's complete list. */
const allFrom = (api: Api, name: string, records: RawEvent[]) =>
  ingest(api.database, { source: sourceOf(name), records, full: true });

interface Full {
  id: string;
  slug: string;
  title: string;
  status: string;
  merged_ids: string[];
  previous_starts: string[];
  start_local: string;
  description: string | null;
  ticket_url: string | null;
  artists: { name: string }[];
  sources: { source: string; source_id: string; matched_by: string | null }[];
}

const listed = async (api: Api): Promise<{ slug: string }[]> =>
  ((await api.get('/events?city=Berlin&status=all&limit=100').expect(200)).body as { events: { slug: string }[] })
    .events;

async function onlyEvent(api: Api): Promise<Full> {
  const events = await listed(api);
  expect(events).toHaveLength(1);
  return fullOf(api, events[0]?.slug ?? '');
}

const fullOf = async (api: Api, slug: string): Promise<Full> =>
  ((await api.get(`/events/${slug}`).expect(200)).body as { event: Full }).event;

describe('an event that four sources list', () => {
  const FOUR: [string, RawEvent][] = [
    ['venue', { ...GIG, description: 'Doors at seven.' }],
    [
      'tickets',
      {
        ...GIG,
        source_id: 't9',
        title: 'AURORA LANE - The Northern Lights Tour',
        ticket_url: 'https://tickets.example/9',
      },
    ],
    ['paper', { ...GIG, source_id: 'p', title: 'Aurora Lane', start_local: '2026-12-05', artists: [] }],
    [
      'fans',
      {
        ...GIG,
        source_id: 'f',
        start_local: '2026-12-05T19:00',
        venue_name: 'Kesselhaus Berlin',
        artists: ['Aurora Lane', 'The Testers'],
      },
    ],
  ];

  it('is one event with four origins, and says why, in whatever order they come', async () => {
    for (const order of [FOUR, FOUR.toReversed()]) {
      await using api = await apiWith();
      for (const [name, record] of order) expect(await from(api, name, [record])).toMatchObject({ created: 1 });
      const event = await onlyEvent(api);
      expect(event.sources.map(({ source }) => source).sort()).toEqual(['fans', 'paper', 'tickets', 'venue']);
      const [first, ...others] = event.sources
        .map(({ matched_by }) => matched_by)
        .sort((a, b) => (a === null ? -1 : b === null ? 1 : 0));
      expect(first).toBeNull();
      for (const reason of others) expect(reason).toMatch(/same|holds|near/);
      expect(event).toMatchObject({ description: 'Doors at seven.', ticket_url: 'https://tickets.example/9' });
      expect(event.artists.map(({ name }) => name).sort()).toEqual(['Aurora Lane', 'The Testers']);
      for (const [name, record] of order)
        expect(await from(api, name, [record])).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
      expect(await onlyEvent(api)).toEqual(event);
    }
  });

  it('is found within one batch, too', async () => {
    await using api = await apiWith({
      events: [GIG, { ...GIG, source_id: 'again' }, { ...GIG, source_id: 'late', start_local: '2026-12-05T23:00' }],
    });
    expect(await listed(api)).toHaveLength(2);
  });

  it('stays while one of them lists it, and shows what those say', async () => {
    await using api = await apiWith();
    await from(api, 'venue', [{ ...GIG, description: 'From the venue.' }]);
    await from(api, 'paper', [{ ...GIG, source_id: 'p', description: 'From the paper.' }]);
    expect((await onlyEvent(api)).description).toBe('From the venue.');
    expect(await allFrom(api, 'venue', [])).toMatchObject({ withdrawn: 1 });
    const left = await onlyEvent(api);
    expect([left.description, left.sources.map(({ source }) => source)]).toEqual(['From the paper.', ['paper']]);
    await allFrom(api, 'venue', [{ ...GIG, description: 'From the venue.' }]);
    expect((await onlyEvent(api)).description).toBe('From the venue.');
    await allFrom(api, 'venue', []);
    await allFrom(api, 'paper', []);
    expect(await listed(api)).toEqual([]);
    await from(api, 'paper', [{ ...GIG, source_id: 'p', description: 'From the paper.' }]);
    expect((await onlyEvent(api)).slug).toBe(left.slug);
  });

  it('is called off when the most trusted of them says so last, and moves when its source moves it', async () => {
    await using api = await apiWith();
    await from(api, 'venue', [GIG]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f' }]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f', status: 'cancelled' }]);
    expect((await onlyEvent(api)).status).toBe('scheduled');
    await from(api, 'venue', [{ ...GIG, start_local: '2027-01-20T20:00' }]);
    const moved = await onlyEvent(api);
    expect(moved).toMatchObject({ status: 'rescheduled', start_local: '2027-01-20T20:00:00' });
    await from(api, 'venue', [{ ...GIG, start_local: '2027-01-20T20:00', status: 'cancelled' }]);
    expect((await onlyEvent(api)).status).toBe('cancelled');
  });

  it('is not moved by another source’s word for its start', async () => {
    await using api = await apiWith();
    await from(api, 'fans', [{ ...GIG, source_id: 'f', start_local: '2026-12-05T19:00' }]);
    await from(api, 'venue', [GIG]);
    expect(await onlyEvent(api)).toMatchObject({ status: 'scheduled', start_local: '2026-12-05T20:00:00' });
  });
});

describe('two events', () => {
  it('that a third source shows to be one become one: both addresses answer, the feed tells', async () => {
    await using api = await apiWith();
    const CONF = {
      category: 'conference',
      city: 'Berlin',
      country: 'DE',
      start_local: '2026-12-10',
      end_local: '2026-12-11',
    };
    await from(api, 'a', [{ ...CONF, source_id: 'a', title: 'GROCO', url: 'https://groco.example/' }]);
    await from(api, 'b', [
      { ...CONF, source_id: 'b', title: 'Gotham Rose Convention 2026', url: 'https://gothamrose.example/2026/info' },
    ]);
    const before = await listed(api);
    expect(before).toHaveLength(2);
    const { next_cursor } = (await api.get('/events/changes').expect(200)).body as { next_cursor: string };
    await from(api, 'c', [
      {
        ...CONF,
        source_id: 'c',
        title: 'GROCO (Gotham Rose Convention)',
        url: 'https://groco.example/',
        ticket_url: 'https://gothamrose.example/2026/info',
      },
    ]);
    const event = await onlyEvent(api);
    expect(event.sources).toHaveLength(3);
    expect(event.merged_ids).toHaveLength(1);
    for (const { slug } of before) expect((await fullOf(api, slug)).id).toBe(event.id);
    expect((await fullOf(api, event.merged_ids[0] ?? '')).id).toBe(event.id);
    const { body } = await api.get(`/events/changes?since=${next_cursor}`).expect(200);
    expect((body as { changes: object[] }).changes).toContainEqual(
      expect.objectContaining({ kind: 'merged', event_id: event.merged_ids[0], into: event.id }),
    );
  });

  it('are not joined through a third that is like both', async () => {
    await using api = await apiWith();
    const show = (source_id: string, start_local: string): RawEvent => ({ ...GIG, source_id, start_local });
    await from(api, 'venue', [show('early', '2026-12-05T18:00'), show('late', '2026-12-05T21:00')]);
    await from(api, 'paper', [show('p', '2026-12-05')]);
    expect(await listed(api)).toHaveLength(2);
  });

  it('are joined and parted by hand, and later runs leave it so', async () => {
    await using api = await apiWith();
    const LATE = { ...GIG, source_id: 'late', start_local: '2026-12-05T23:30' };
    await from(api, 'venue', [GIG]);
    await from(api, 'paper', [LATE]);
    const [one, other] = await listed(api);
    const curation = createCuration(api.database, matching);
    await curation.merge(one?.slug ?? '', other?.slug ?? '');
    const joined = await onlyEvent(api);
    expect(joined.sources.find(({ source }) => source === 'paper')?.matched_by).toBe('joined by hand');
    await from(api, 'paper', [{ ...LATE, description: 'New words.' }]);
    await from(api, 'venue', [GIG]);
    expect((await onlyEvent(api)).sources).toHaveLength(2);
    const { slug } = await curation.split(joined.slug, { source: 'paper', id: 'late' });
    expect(await listed(api)).toHaveLength(2);
    expect((await fullOf(api, slug)).sources.map(({ source }) => source)).toEqual(['paper']);
    await from(api, 'paper', [{ ...LATE, start_local: GIG.start_local ?? '' }]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f' }]);
    expect(await listed(api)).toHaveLength(2);
    await expect(curation.split(slug, { source: 'paper', id: 'late' })).rejects.toThrow('only listing');
    await expect(curation.merge(slug, 'nonsense')).rejects.toThrow('There is no event "nonsense".');
  });

  it('of which nobody can tell are kept apart and asked about', async () => {
    await using api = await apiWith();
    const { artists: _artists, ...plain } = GIG;
    await from(api, 'venue', [{ ...plain, title: 'Winter Gala of the Lakeside Orchestra', venue_name: 'Old Hall' }]);
    await from(api, 'paper', [
      { ...plain, source_id: 'p', title: 'Winter Gala of the Lakeside Orchestra', venue_name: 'Concert House' },
    ]);
    expect(await listed(api)).toHaveLength(2);
    const [question] = await createCuration(api.database, matching).questions(10);
    expect(question).toMatchObject({ reasons: expect.arrayContaining(['other venues', 'same title']) });
    await createCuration(api.database, matching).merge(question?.a.slug ?? '', question?.b.slug ?? '');
    expect(await createCuration(api.database, matching).questions(10)).toEqual([]);
  });

  it('keep what an operator decided, whatever their sources say later', async () => {
    await using api = await apiWith();
    await from(api, 'venue', [GIG]);
    const { slug } = await onlyEvent(api);
    const curation = createCuration(api.database, matching);
    await curation.cancel(slug);
    await curation.feature(slug, true);
    await from(api, 'venue', [{ ...GIG, description: 'All is well.' }]);
    expect(await onlyEvent(api)).toMatchObject({ status: 'cancelled', featured: true, description: 'All is well.' });
  });
});

describe('two runs at the same time', () => {
  it('over two sources make one event of what both list', async () => {
    await using api = await apiWith();
    const many = (source: string) =>
      Array.from({ length: 600 }, (_, index) => ({
        ...GIG,
        source_id: `${source}${String(index)}`,
        title: `Night ${String(index)}`,
        artists: [],
      }));
    const reports = await Promise.all(['a', 'b', 'c'].map((name) => from(api, name, many(name))));
    expect(reports.map(({ created }) => created)).toEqual([600, 600, 600]);
    expect(reports.reduce((sum, { joined }) => sum + joined, 0)).toBe(1200);
  });
});
