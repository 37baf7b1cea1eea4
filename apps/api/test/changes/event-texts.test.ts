import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { followRevisions, getEvent, listEvents, searchEvents } from '@marquee/operations';
import { must } from '@marquee/testing/must';
import { createCatalogue, writes } from '../catalogue-writes.ts';
import { buildEvent, createTestApi, NOW, type Api } from '../create-test-api.ts';

const NEVER = new AbortController().signal;

describe('the prepared text of an event', () => {
  it('equals the event in a list and its full record, stored or not, after each kind of write and at any moment', async () => {
    await using api = await createTestApi();
    const catalogue = createCatalogue(api);
    const stale: Record<string, unknown> = {};
    let stored = 0;
    for (const [name, write] of Object.entries(writes)) {
      await write(catalogue);
      const differences = await compareTexts(api); // of the previous write
      await followRevisions({ ...api.dependencies, now: () => NOW }, NEVER);
      differences.push(...(await compareTexts(api)), ...(await compareRecords(api)));
      stored += await countValidTexts(api);
      if (differences.length > 0) stale[name] = differences;
    }
    expect(stale).toEqual({});
    expect(stored).toBeGreaterThan(Object.keys(writes).length);
  });

  it.each([{ q: 'market' }, { q: 'market', near: '52.5,13.4' }])(
    'equals the event in the search %j',
    async (query) => {
      await using api = await createTestApi();
      const market = buildEvent({ title: 'Flea market', lat: 52.51, lng: 13.38 });
      await createCatalogue(api).write('venue', [market]);
      const deps = { ...api.dependencies, now: () => NOW };
      await followRevisions(deps, NEVER);
      const input = searchEvents.input.parse(query);
      const { events } = searchEvents.output.parse(await searchEvents.run(deps, input));
      const { texts } = must(await must(searchEvents.write)(deps, input));
      expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual(
        JSON.parse(JSON.stringify(events)),
      );
      expect(events).not.toEqual([]);
    },
  );
});

const MOMENTS = [NOW, new Date('2026-12-12T08:30:00Z'), new Date('2027-06-01T00:00:00Z')];
const STATUSES = ['scheduled', 'rescheduled', 'postponed', 'cancelled', 'moved_online'] as const;

const ALL = { from: '2000-01-01', status: STATUSES.join(), limit: 100 };

/** Returns the events whose text differs from their record in a list, at several moments. */
async function compareTexts(api: Api): Promise<unknown[]> {
  const input = listEvents.input.parse(ALL);
  const differences = MOMENTS.map(async (now) => {
    const deps = { ...api.dependencies, now: () => now };
    const { events } = listEvents.output.parse(await listEvents.run(deps, input));
    const { texts } = must(await must(listEvents.write)(deps, input));
    return events.flatMap((event, index) => findDifferences(event, texts[index]));
  });
  return (await Promise.all(differences)).flat();
}

/** Returns the fields in which full records differ from their stored texts. */
async function compareRecords(api: Api): Promise<unknown[]> {
  const deps = { ...api.dependencies, now: () => NOW };
  const { events } = await listEvents.run(deps, listEvents.input.parse(ALL));
  const differences = events.map(async ({ slug }) => {
    const input = getEvent.input.parse({ id_or_slug: slug });
    const record = getEvent.output.parse(await getEvent.run(deps, input));
    return findDifferences(record, (await must(getEvent.writeRecord)(deps, input))?.text);
  });
  return (await Promise.all(differences)).flat();
}

/** Returns the number of texts that are of the present revision of their event. */
async function countValidTexts(api: Api): Promise<number> {
  const rows = await api.database.query<{ count: number }>({
    text: 'SELECT count(*)::int AS count FROM event_text t JOIN event e ON e.id = t.event_id AND e.revision = t.revision JOIN event_rest r ON r.event_id = e.id AND r.revision = e.revision',
    values: [],
  });
  return must(rows[0]).count;
}

/** Returns the fields in which a text differs, with both values. */
function findDifferences(event: object, text = '{}'): string[] {
  const [one, other] = [JSON.stringify(event), text].map(
    (json) => JSON.parse(json) as Record<string, unknown>,
  );
  return Object.keys({ ...one, ...other }).flatMap((name) =>
    isDeepStrictEqual(one?.[name], other?.[name])
      ? []
      : `${name}: ${JSON.stringify([one?.[name], other?.[name]])}`,
  );
}
