import { setTimeout } from 'node:timers/promises';
import { MarqueeError } from '../marquee-error.ts';
import { addRevision, computeRevision, EMPTY_ROOT } from './revision.ts';
import { syncMirror, type Mirror } from './sync.ts';

const PAGE_SIZE = 1_000;
const NO_COUNTRY = 'none';
const ATTEMPTS = 30;
const PAUSE_MS = 1_000;

export interface Difference {
  id: string;
  state: 'stale' | 'missing' | 'extra';
}

export interface Verification {
  /** Events of the copy. */
  events: number;
  root: string;
  differences: Difference[];
}

/** The revisions of the copy by event id, by bucket and shard. */
type Shards = Map<string, Map<string, Map<string, string>>>;

interface Group {
  name: string;
  root: string;
}

/**
 * Brings a copy up to date and compares its root with that of the catalogue. If they differ,
 * descends to the events that do: one request for the shards, one for each shard that differs and
 * one for each bucket.
 */
export async function verifyMirror(mirror: Mirror): Promise<Verification> {
  const root = await followToCheckpoint(mirror);
  const shards = await readShards(mirror);
  const all = [...shards.values()].flatMap((buckets) => [...buckets.values()]);
  const copy = { events: all.reduce((sum, { size }) => sum + size, 0), root: combine(all) };
  return { ...copy, differences: copy.root === root ? [] : await descend(mirror, shards) };
}

/**
 * The worker computes the root within seconds after a change. Waits until it is that of the copy's
 * cursor.
 */
async function followToCheckpoint(mirror: Mirror): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const { checkpoint, next_cursor } = await syncMirror(mirror);
    if (checkpoint?.cursor === next_cursor) return checkpoint.root;
    if (attempt === ATTEMPTS) throw new Error('The worker does not compute the root hashes.');
    await setTimeout(PAUSE_MS);
  }
}

async function readShards({ store }: Mirror): Promise<Shards> {
  const shards: Shards = new Map();
  for (let last = ''; ;) {
    const events = await store.readAfter(last, PAGE_SIZE);
    for (const event of events) {
      const { country_code: country } = event;
      const shard = typeof country === 'string' ? country : NO_COUNTRY;
      const buckets = getOrAdd(shards, shard, new Map<string, Map<string, string>>());
      getOrAdd(buckets, toBucket(event.id), new Map<string, string>()).set(
        event.id,
        computeRevision(event),
      );
    }
    const { id } = events.at(-1) ?? {};
    if (id === undefined) return shards;
    last = id;
  }
}

const toBucket = (id: string) => id.slice(-2);

function getOrAdd<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  const found = map.get(key) ?? value;
  map.set(key, found);
  return found;
}

const combine = (buckets: Iterable<ReadonlyMap<string, string>>): string =>
  [...buckets].flatMap((bucket) => [...bucket.values()]).reduce(addRevision, EMPTY_ROOT);

async function descend({ marquee }: Mirror, shards: Shards): Promise<Difference[]> {
  const read = (query: { shard?: string; bucket?: string }) =>
    marquee.get('/events/checkpoint', { query });
  const found: Difference[] = [];
  const ownShards = new Map([...shards].map(([name, own]) => [name, combine(own.values())]));
  for (const shard of differing(ownShards, (await read({})).groups ?? [])) {
    const own = shards.get(shard) ?? new Map<string, Map<string, string>>();
    const ownBuckets = new Map([...own].map(([name, bucket]) => [name, combine([bucket])]));
    for (const bucket of differing(ownBuckets, (await read({ shard })).groups ?? [])) {
      const { revisions = [] } = await read({ shard, bucket });
      found.push(...compareRows(own.get(bucket) ?? new Map(), revisions));
    }
  }
  return withoutDoubles(found);
}

/** Returns the names of the groups whose roots differ, or that only one of the two has. */
function differing(own: ReadonlyMap<string, string>, groups: readonly Group[]): string[] {
  const theirs = new Map(groups.map(({ name, root }) => [name, root]));
  const names = [...new Set([...own.keys(), ...theirs.keys()])];
  return names.filter((name) => (own.get(name) ?? EMPTY_ROOT) !== (theirs.get(name) ?? EMPTY_ROOT));
}

function compareRows(
  own: ReadonlyMap<string, string>,
  theirs: readonly { id: string; revision: string }[],
): Difference[] {
  const ids = new Set(theirs.map(({ id }) => id));
  return [
    ...theirs.flatMap(({ id, revision }): Difference[] => {
      const copied = own.get(id);
      if (copied === revision) return [];
      return [{ id, state: copied === undefined ? 'missing' : 'stale' }];
    }),
    ...[...own.keys()]
      .filter((id) => !ids.has(id))
      .map((id): Difference => ({ id, state: 'extra' })),
  ];
}

/** An event in the wrong shard is missing in one and too much in another: it is stale. */
function withoutDoubles(differences: Difference[]): Difference[] {
  const byId = Map.groupBy(differences, ({ id }) => id);
  return [...byId].flatMap(([id, [first, second]]): Difference[] =>
    second ? [{ id, state: 'stale' }] : first ? [first] : [],
  );
}

/** Reads the events that differ again. Verify afterwards: the catalogue can change meanwhile. */
export async function repairMirror(
  { marquee, store }: Mirror,
  differences: readonly Difference[],
): Promise<void> {
  for (const { id } of differences) {
    const event = await marquee
      .get('/events/{id_or_slug}', { path: { id_or_slug: id } })
      .then((found) => found.event)
      .catch((error: unknown) => {
        if (error instanceof MarqueeError && [404, 410].includes(error.status)) return null;
        throw error;
      });
    // An event that was merged is returned under another id.
    const isItself = event?.id === id;
    await store.apply({
      events: isItself ? [event] : [],
      goneIds: isItself ? [] : [id],
      cursor: null,
    });
  }
}
