import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { MirroredEvent } from '@marquee/domain';

/** Writes events to a gzip file, one JSON object a line. */
export function openNdjsonFile(path: string) {
  const file = createWriteStream(path);
  const gzip = createGzip();
  const done = finished(gzip.pipe(file));
  done.catch(() => undefined); // `close` and `write` report it

  async function write(events: MirroredEvent[]): Promise<void> {
    const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');
    if (!gzip.write(lines)) await Promise.race([once(gzip, 'drain'), done]);
  }

  async function close(): Promise<void> {
    gzip.end();
    await done;
  }
  return { write, close };
}
