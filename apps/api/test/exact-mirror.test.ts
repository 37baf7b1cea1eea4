import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '@marquee/domain';
import { ingest } from '@marquee/ingest';
import { combineRevisions, followRevisions, getCheckpoint, listChanges } from '@marquee/operations';
import { must } from '@marquee/testing/must';
import { allCorrections, createCatalogue, date, GIG, TALK, writes } from './catalogue-writes.ts';
import { createTestApi, NOW, type Api } from './create-test-api.ts';

const NEVER = new AbortController().signal;

describe('a copy that follows the change feed', () => {
  it('equals the catalogue in each field after each kind of write', async () => {
    await using api = await createTestApi();
    const catalogue = createCatalogue(api);
    const copy = createCopy(api);
    const stale: Record<string, unknown> = {};
    for (const [name, write] of Object.entries(writes)) {
      await write(catalogue);
      await copy.follow();
      const differences = await compare(api, copy.events);
      if (differences.length > 0) stale[name] = differences;
    }
    expect(stale).toEqual({});
    expect([...catalogue.corrections].sort()).toEqual(allCorrections(api).sort());
  });

  it('finds its stale row by the root hashes', async () => {
    await using api = await createTestApi({ events: [GIG, TALK, date(5), date(12)] });
    const deps = { ...api.dependencies, now: () => NOW };
    await followRevisions(deps, NEVER);
    const copy = createCopy(api);
    await copy.follow();
    const { checkpoint, groups } = await getCheckpoint.run(deps, {});
    const revisions = [...copy.events.values()].map(({ revision }) => revision);
    expect(checkpoint).toMatchObject({ events: 4, root: combineRevisions(revisions) });
    expect(groups).toMatchObject([{ name: 'DE', events: 4, root: checkpoint.root }]);
    const id = must([...copy.events.keys()][0]);
    const bucket = await getCheckpoint.run(deps, { shard: 'DE', bucket: id.slice(-2) });
    expect(bucket.revisions).toContainEqual({ id, revision: copy.events.get(id)?.revision });
  });

  it('has the root that the worker computes after changes', async () => {
    await using api = await createTestApi({ events: [GIG, TALK] });
    const deps = { ...api.dependencies, now: () => NOW };
    await followRevisions(deps, NEVER);
    await ingest(api.database, {
      source: { name: 'test' },
      records: [{ ...GIG, title: 'Aurora Lane again' }, date(5)],
      full: true,
    });
    await followRevisions(deps, NEVER);
    const copy = createCopy(api);
    await copy.follow();
    const revisions = [...copy.events.values()].map(({ revision }) => revision);
    const { checkpoint } = await listChanges.run(deps, { limit: 20 });
    expect(checkpoint).toMatchObject({ events: 2, root: combineRevisions(revisions) });
  });
});

/** A client that stores what the change feed contains. */
function createCopy(api: Api) {
  const deps = { ...api.dependencies, now: () => NOW };
  const events = new Map<string, { revision: string }>();
  let since: string | undefined;
  async function follow(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const page = await listChanges.run(deps, {
        limit: 100,
        ...(since !== undefined && { since }),
      });
      for (const { event_id, event } of page.changes) {
        if (event) events.set(event_id, event);
        else events.delete(event_id);
      }
      since = page.next_cursor;
      hasMore = page.has_more;
    }
  }
  return { events, follow };
}

/** Returns the fields in which a copy differs from the catalogue. */
async function compare(api: Api, copy: Map<string, object>): Promise<string[]> {
  const fresh = createCopy(api);
  await fresh.follow();
  const ids = new Set([...fresh.events.keys(), ...copy.keys()]);
  return [...ids].flatMap((id) => {
    const [one, other] = [fresh.events.get(id), copy.get(id)];
    if (!one || !other) return [`${id} ${one ? 'is missing' : 'is too much'}`];
    const [fields, copied] = [one, other].map(
      (event) => JSON.parse(canonicalJson(event as never)) as Record<string, unknown>,
    );
    return Object.keys({ ...fields, ...copied }).filter(
      (name) => JSON.stringify(fields?.[name]) !== JSON.stringify(copied?.[name]),
    );
  });
}
