// Maintains a copy of the whole catalogue, a file an event: node docs/examples/mirror.ts http://localhost:3000 mirror
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createMarquee } from '@marquee/client';

const [baseUrl = 'http://localhost:3000', folder = 'mirror'] = process.argv.slice(2);
const cursorFile = `${folder}/cursor`;
const events = `${folder}/events`;

await mkdir(events, { recursive: true });
const since = await readFile(cursorFile, 'utf8').catch(() => ''); // the first time: from the beginning

for await (const { changes, next_cursor } of createMarquee({ baseUrl }).changes(since)) {
  for (const { event_id, event } of changes) {
    if (event) await writeFile(`${events}/${event_id}.json`, JSON.stringify(event));
    else await rm(`${events}/${event_id}.json`, { force: true });
  }
  // Last, so that a run that is stopped halfway does its page again, which changes nothing.
  await writeFile(cursorFile, next_cursor);
}
