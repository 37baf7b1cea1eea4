import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readHashSecret } from './hash-secret.ts';

describe('the secret of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is created once by concurrent callers and readable only by its owner', async () => {
    const secrets = await Promise.all(
      Array.from({ length: 20 }, () => readHashSecret(join(folder, 'new'))),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(join(folder, 'new', 'hash-secret'))).mode & 0o777).toBe(0o600);
  });

  it('differs between data folders', async () => {
    expect(await readHashSecret(join(folder, 'a'))).not.toBe(
      await readHashSecret(join(folder, 'b')),
    );
  });

  it('is not replaced silently if its file is damaged', async () => {
    await writeFile(join(folder, 'hash-secret'), '');
    await expect(readHashSecret(folder)).rejects.toThrow('is damaged');
  });
});
