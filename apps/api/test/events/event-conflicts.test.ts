import { describe, expect, it } from '@jest/globals';
import { findFalsehoods, generateHistory, type Statement } from '@marquee/testing/event-histories';
import { must } from '@marquee/testing/must';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';
import { allFrom, from, fullOf, GIG, onlyEvent, type Full } from './multi-source-fixture.ts';

interface Conflict {
  field: string;
  values: { value: string; source: string; stated_at: string }[];
}

type Disputed = Full & { conflicts?: Conflict[]; previous_start_utc: string | null };

const eventIn = async (api: Api) => (await onlyEvent(api)) as Disputed;

const NEW_START = '2027-01-20T20:00';

describe('an event that one of several sources changes', () => {
  it('has the new date that a less trusted source states as rescheduled', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f' }]);
    await from(api, 'fans', [
      { ...GIG, source_id: 'f', start_local: NEW_START, status: 'rescheduled' },
    ]);
    const event = await eventIn(api);
    expect(event).toMatchObject({
      status: 'rescheduled',
      start_local: '2027-01-20T20:00:00',
      previous_start_utc: '2026-12-05T19:00:00Z',
    });
    expect(event.conflicts).toMatchObject([
      {
        field: 'start_utc',
        values: [
          { value: '2027-01-20T19:00:00Z', source: 'fans' },
          { value: '2026-12-05T19:00:00Z', source: 'venue' },
        ],
      },
    ]);
  });

  it('is rescheduled and has its former start after a plain move', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f' }]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f', start_local: '2026-12-06T20:00' }]);
    expect(await eventIn(api)).toMatchObject({
      status: 'rescheduled',
      start_local: '2026-12-06T20:00:00',
      previous_start_utc: '2026-12-05T19:00:00Z',
    });
  });

  it('is not in conflict any more when the other source follows', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f' }]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f', start_local: NEW_START }]);
    await from(api, 'venue', [{ ...GIG, start_local: NEW_START }]);
    const event = await eventIn(api);
    expect(event.start_local).toBe('2027-01-20T20:00:00');
    expect(event.conflicts).toBeUndefined();
  });

  it('stays cancelled if the source that cancelled it lists it no longer', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f' }]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f', status: 'cancelled' }]);
    await allFrom(api, 'fans', []);
    expect((await eventIn(api)).status).toBe('cancelled');
  });

  it('states in lists that sources contradict each other', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f' }]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f', status: 'cancelled' }]);
    const { body } = await api.get('/events?city=Berlin&status=all').expect(200);
    expect((body as { events: Disputed[] }).events[0]?.conflicts).toMatchObject([
      { field: 'status', values: [{ value: 'cancelled' }, { value: 'scheduled' }] },
    ]);
  });

  it('names no source of an event without records', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    const { slug } = await onlyEvent(api);
    await api.database.pool.query('DELETE FROM claim');
    const { body } = await api.get(`/events/${slug}?include=provenance`).expect(200);
    expect(body).toMatchObject({ provenance: {} });
  });

  it('names the source of each field and who disagrees', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [{ ...GIG, description: 'From the venue.' }]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f', description: 'From fans.' }]);
    const { slug } = await onlyEvent(api);
    const { body } = await api.get(`/events/${slug}?include=provenance`).expect(200);
    expect((body as { provenance: object }).provenance).toMatchObject({
      description: {
        value: 'From the venue.',
        source: 'venue',
        source_id: 'gig',
        since: expect.stringMatching(/^20\d\d-/),
        disagree: [{ value: 'From fans.', source: 'fans', source_id: 'f' }],
      },
      start_local: { value: '2026-12-05T20:00:00', source: 'venue', disagree: [] },
    });
  });
});

const HISTORIES = Number(process.env['HISTORIES'] ?? 40);

const toRecord = (seed: number, { start_local, status, title, sold_out }: Statement) =>
  buildEvent({
    source_id: String(seed),
    ...{ title, start_local, status, artists: [] },
    venue_name: `Hall ${String(seed)}`,
    availability: sold_out ? 'sold_out' : null,
  });

describe('generated histories that are ingested', () => {
  it('never show a moved or cancelled night as unmoved', async () => {
    await using api = await createTestApi();
    const histories = Array.from({ length: HISTORIES }, (_, seed) => generateHistory(seed));
    const ingestAfter = async (step: number, source: number) => {
      const records = histories.flatMap(({ initial, steps }, seed) => {
        const statements =
          step === 0 ? initial : (steps.slice(0, step).at(-1)?.statements ?? initial);
        const statement = statements[source];
        return statement?.isListed ? [toRecord(seed, statement)] : [];
      });
      await allFrom(api, `source ${String(source)}`, records);
    };
    for (const source of [0, 1, 2, 3]) await ingestAfter(0, source);
    const longest = Math.max(...histories.map(({ steps }) => steps.length));
    for (let step = 1; step <= longest; step++)
      for (const source of [0, 1, 2, 3])
        if (histories.some(({ steps }) => steps[step - 1]?.source === source))
          await ingestAfter(step, source);
    const failures = [];
    for (const [seed, history] of histories.entries()) {
      const slug = must((await slugsOf(api, `source 0`, seed))[0]);
      const event = (await fullOf(api, slug)) as Disputed;
      const shown = { ...event, conflicts: event.conflicts ?? [] };
      const falsehoods = findFalsehoods(history, shown, (local) => toUtc(local));
      if (falsehoods.length > 0) failures.push({ seed, falsehoods });
    }
    expect(failures).toEqual([]);
  });
});

/** All of them take place in summer, in Berlin. */
const toUtc = (local: string) =>
  `${new Date(Date.parse(`${local}Z`) - 2 * 3_600_000).toISOString().slice(0, 19)}Z`;

async function slugsOf(api: Api, source: string, seed: number): Promise<string[]> {
  const rows = await api.database.query<{ slug: string }>({
    text: `SELECT e.slug FROM claim c JOIN source s ON s.id = c.source_id JOIN event e ON e.id = c.event_id
      WHERE s.name = $1 AND c.source_event_id = $2`,
    values: [source, String(seed)],
  });
  return rows.map(({ slug }) => slug);
}
