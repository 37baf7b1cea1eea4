// Maintains a copy of the whole catalogue, a file an event: node docs/examples/mirror.ts
// http://localhost:3000 mirror
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createMarquee, type Event } from '@marquee/client';

const [baseUrl = 'http://localhost:3000', folder = 'mirror'] = process.argv.slice(2);
const cursorFile = `${folder}/cursor`;
const events = `${folder}/events`;
// When the quota is used up, the client waits until the next request is admitted.
const marquee = createMarquee({
  baseUrl,
  apiKey: process.env['MARQUEE_API_KEY'],
  retry: { attempts: 1_000, maxWaitS: 86_400 },
});

const store = (event: Pick<Event, 'id'>) =>
  writeFile(`${events}/${event.id}.json`, JSON.stringify(event));

/** Stores the newest snapshot and returns its cursor; without a snapshot, the start of the feed. */
async function loadSnapshot(): Promise<string> {
  const [snapshot] = (await marquee.get('/snapshots')).snapshots;
  if (!snapshot) return '';
  const file = await fetch(`${baseUrl}/snapshots/${snapshot.id}/events.ndjson.gz`);
  if (!file.ok || !file.body)
    throw new Error(`The snapshot cannot be read: ${String(file.status)}`);
  const input = Readable.from(file.body).pipe(createGunzip());
  for await (const line of createInterface({ input })) await store(JSON.parse(line) as Event);
  return snapshot.cursor;
}

await mkdir(events, { recursive: true });
const since = await readFile(cursorFile, 'utf8').catch(loadSnapshot);

for await (const { changes, next_cursor } of marquee.changes(since)) {
  for (const { event_id, event } of changes) {
    if (event) await store(event);
    else await rm(`${events}/${event_id}.json`, { force: true });
  }
  // Last, so that a run that is stopped halfway does its page again, which changes nothing.
  await writeFile(cursorFile, next_cursor);
}
