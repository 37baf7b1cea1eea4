import type { Marquee } from '../create-marquee.ts';
import { MarqueeError } from '../marquee-error.ts';
import type { ReadResult } from '../reads.ts';
import type { MirroredEvent } from './revision.ts';
import type { MirrorStore } from './store.ts';

const BATCH = 500;

export interface Mirror {
  marquee: Pick<Marquee, 'get' | 'changes'>;
  store: MirrorStore;
  /** Reads a file of a snapshot. */
  fetchFile: (url: string) => Promise<Response>;
}

type ChangesPage = ReadResult<'/events/changes'>;

/**
 * Brings a copy up to date, from the newest snapshot at first and if its cursor has expired.
 * Returns the last page of the change feed.
 */
export async function syncMirror(mirror: Mirror): Promise<ChangesPage> {
  const { store } = mirror;
  const cursor = await store.readCursor();
  const since = cursor ?? (await loadSnapshot(mirror));
  try {
    return await followChanges(mirror, since);
  } catch (error) {
    if (cursor === null || !(error instanceof MarqueeError) || error.code !== 'cursor_expired')
      throw error;
    await store.clear();
    return await syncMirror(mirror);
  }
}

async function followChanges(
  { marquee, store }: Mirror,
  since: string | undefined,
): Promise<ChangesPage> {
  let last: ChangesPage | undefined;
  for await (const page of marquee.changes(since)) {
    await store.apply({
      events: lastOfEach(page.changes.flatMap(({ event }) => event ?? [])),
      goneIds: page.changes.flatMap(({ event, event_id }) => (event ? [] : event_id)),
      cursor: page.next_cursor,
    });
    last = page;
  }
  if (!last) throw new Error('The change feed has no page.');
  return last;
}

/** An event can be in a page twice. Each time it has its state of now. */
const lastOfEach = (events: MirroredEvent[]): MirroredEvent[] => [
  ...new Map(events.map((event) => [event.id, event])).values(),
];

/**
 * Stores the newest snapshot and returns its cursor. Without a snapshot, returns undefined: the
 * change feed then begins with every event.
 */
async function loadSnapshot({ marquee, store, fetchFile }: Mirror): Promise<string | undefined> {
  const [snapshot] = (await marquee.get('/snapshots')).snapshots;
  const file = snapshot?.files.find(({ name }) => name === 'events.ndjson.gz');
  if (!snapshot || !file) return undefined;
  const { body, ok, status } = await fetchFile(file.url);
  if (!ok || !body) throw new Error(`The snapshot cannot be read: ${String(status)}`);
  let events: MirroredEvent[] = [];
  const save = (cursor: string | null) => store.apply({ events, goneIds: [], cursor });
  await store.clear(); // what an interrupted load has left
  for await (const line of readLines(body)) {
    events.push(JSON.parse(line) as MirroredEvent);
    if (events.length < BATCH) continue;
    await save(null);
    events = [];
  }
  await save(snapshot.cursor);
  return snapshot.cursor;
}

/** Yields the lines of a file in gzip. Throws if it is cut. */
async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const unpacked = body.pipeThrough(new DecompressionStream('gzip'));
  let rest = '';
  for await (const text of unpacked.pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
