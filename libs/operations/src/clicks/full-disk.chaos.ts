// Fills the disk of the click journal, and makes room again. It mounts a small file system, so it
// needs root on Linux.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { Click } from '@marquee/database';
import { newId } from '@marquee/domain';
import { createClickJournal } from './click-journal.ts';

const DISK_KB = 64;
const ROUNDS = 5;
const FURTHER_CLICKS = 3;

async function smallDisk() {
  const path = await mkdtemp(join(tmpdir(), 'marquee-full-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(DISK_KB)}k`, 'tmpfs', path]);
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      execFileSync('umount', [path]);
      await rm(path, { recursive: true });
    },
  };
}

const buildClick = (): Click => ({
  id: newId(),
  event_id: newId(),
  partner: 'example.com',
  clicked_at: '2026-12-01T20:00:00Z',
  key_id: null,
  referring_host: null,
  address_hash: null,
});

it('stores every click that the journal accepted before and after the disk was full', async () => {
  await using disk = await smallDisk();
  const journal = createClickJournal(join(disk.path, 'clicks'));
  const accepted: string[] = [];
  const failures: unknown[] = [];
  const add = async () => {
    const click = buildClick();
    await journal.append([click]).then(
      () => accepted.push(click.id),
      (error: unknown) => failures.push(error),
    );
  };
  const filler = join(disk.path, 'filler');
  for (let round = 1; round <= ROUNDS; round += 1) {
    await add();
    await writeFile(filler, Buffer.alloc(DISK_KB * 1024)).catch(() => undefined);
    while (failures.length < round) await add();
    await rm(filler);
    for (let further = 0; further < FURTHER_CLICKS; further += 1) await add();
  }
  await journal.complete();
  expect(failures).toEqual(
    Array.from({ length: ROUNDS }, () => expect.objectContaining({ code: 'ENOSPC' })),
  );
  const stored: string[] = [];
  for (const file of await journal.pending())
    for await (const click of journal.read(file)) stored.push(click.id);
  expect(stored.toSorted()).toEqual(accepted.toSorted());
});
