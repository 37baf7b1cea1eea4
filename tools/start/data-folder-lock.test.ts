import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { acquireFolder, isHeldByAnother } from './data-folder-lock.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-lock-'));
    file = join(folder, 'marquee.pid');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('cannot be acquired while another running process has it', async () => {
    await writeFile(file, String(process.ppid));
    expect(isHeldByAnother(folder)).toBe(true);
    await expect(acquireFolder(folder)).rejects.toThrow(`process ${String(process.ppid)}`);
  });

  it('is taken over from a dead process whose id now belongs to another program', async () => {
    if (!existsSync('/proc/self/stat')) return; // only Linux shows when a process started
    await writeFile(file, `${String(process.ppid)} an-earlier-boot:1`);
    expect(isHeldByAnother(folder)).toBe(false);
    const lock = await acquireFolder(folder);
    expect(await readFile(file, 'utf8')).toMatch(
      new RegExp(`^${String(process.pid)} [0-9a-f-]{36}:\\d+$`),
    );
    await lock.release();
    expect(existsSync(file)).toBe(false);
  });
});
