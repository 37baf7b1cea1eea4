import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { createMarquee } from '../create-marquee.ts';
import { openSqlite } from './sqlite-store.ts';
import { syncMirror } from './sync.ts';

const EVENTS = Array.from({ length: 1_200 }, (_, index) => ({
  id: `00000000-0000-0000-0000-${String(index).padStart(12, '0')}`,
  title: `Soirée 祭 ${String(index)}`,
}));
const FILE = gzipSync(EVENTS.map((event) => `${JSON.stringify(event)}\n`).join(''));

/** An API with one snapshot and no change after it. */
const marquee = createMarquee({
  baseUrl: 'https://api.test',
  fetch: ({ url }) =>
    Promise.resolve(
      Response.json(
        url.includes('/snapshots')
          ? {
              ok: true,
              snapshots: [
                { cursor: 'c1', files: [{ name: 'events.ndjson.gz', url: 'https://f' }] },
              ],
            }
          : { ok: true, changes: [], has_more: false, next_cursor: 'c1' },
      ),
    ),
});

/** A file in pieces that cut characters and lines. */
const pieces = (file: Uint8Array) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < file.length; at += 997) controller.enqueue(file.slice(at, at + 997));
        controller.close();
      },
    }),
  );

describe('the first load of a copy', () => {
  it('stores every event of the snapshot, and its cursor', async () => {
    const store = await openSqlite(':memory:');
    await syncMirror({ marquee, store, fetchFile: () => Promise.resolve(pieces(FILE)) });
    expect(await store.readAfter('', 2_000)).toEqual(EVENTS);
    expect(await store.readCursor()).toBe('c1');
    await store.close();
  });

  it('fails without a cursor if the file is cut, and begins again', async () => {
    const store = await openSqlite(':memory:');
    const cut = () => Promise.resolve(pieces(FILE.subarray(0, FILE.length - 900)));
    await expect(syncMirror({ marquee, store, fetchFile: cut })).rejects.toThrow();
    expect(await store.readCursor()).toBeNull();
    await syncMirror({ marquee, store, fetchFile: () => Promise.resolve(pieces(FILE)) });
    expect(await store.readAfter('', 2_000)).toEqual(EVENTS);
    await store.close();
  });
});
