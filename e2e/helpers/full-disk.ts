import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import { clickAsBrowser } from './click-as-browser.ts';
import { createDemandWriter } from './demand-writer.ts';
import { failed, readDuring, runOn } from './replica-world.ts';

/** Mounts a small file system. Needs root on Linux. */
export async function mountDisk(name: string, sizeMb: number) {
  const path = await mkdtemp(join(tmpdir(), `marquee-${name}-`));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(sizeMb)}m,mode=711`, 'tmpfs', path]);
  const filler = join(path, 'filler');
  return {
    path,
    fill: () => writeFile(filler, Buffer.alloc(sizeMb * 2 ** 20)).catch(() => undefined),
    makeRoom: () => rm(filler),
    unmount: async () => {
      execFileSync('umount', [path]);
      await rm(path, { recursive: true, force: true });
    },
  };
}
export type Disk = Awaited<ReturnType<typeof mountDisk>>;

interface Served {
  api: AppProcess;
  /** Of the database. */
  url: string;
}

interface Load {
  writer: ReturnType<typeof createDemandWriter>;
  /** Waits for a number of reads. */
  reads: (count: number) => Promise<void>;
  /** Clicks once and returns the number of clicks. */
  click: () => Promise<number>;
}

/**
 * Reads and writes during `work`. Every read and click must be served, and no acknowledged write
 * lost.
 */
export async function serveDuring(
  { api, url }: Served,
  work: (load: Load) => Promise<void>,
): Promise<void> {
  const writer = createDemandWriter(api);
  let clicked = 0;
  async function click(): Promise<number> {
    expect(await clickAsBrowser(api, `10.8.0.${String(clicked % 250)}`)).toMatchObject({
      status: 302,
    });
    return ++clicked;
  }
  const stored = async () =>
    (await runOn<{ n: number }>(url, 'SELECT count(*)::int AS n FROM click'))[0]?.n ?? 0;
  const replies = await readDuring(api, (reads) => {
    writer.start();
    return work({ writer, reads, click }).finally(writer.stop);
  });
  expect(failed(replies, api)).toEqual([]);
  expect(writer.unexpected()).toEqual([]);
  expect(await writer.findLost()).toEqual([]);
  await waitFor(async () => (await stored()) === clicked);
  expect(api.log().filter(({ msg }) => msg === 'request.failed')).toEqual([]);
  console.log(`${String(replies.length)} reads, ${String(clicked)} clicks, ${writer.summary()}`);
}
