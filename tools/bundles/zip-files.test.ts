import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { zipFiles } from './zip-files.ts';

const run = promisify(execFile);

it('makes an archive that other programs read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-zip-'));
  const files = [
    { name: 'manifest.json', content: Buffer.from('{"a":1}') },
    { name: 'a folder/ü.txt', content: Buffer.from('x'.repeat(10_000)) },
    { name: 'empty', content: Buffer.alloc(0) },
  ];
  await writeFile(join(folder, 'a.zip'), zipFiles(files));
  const program = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
print(json.dumps([archive.testzip(), {f: len(archive.read(f)) for f in archive.namelist()}]))`;
  const { stdout } = await run('python3', ['-c', program, join(folder, 'a.zip')]);
  await rm(folder, { recursive: true });
  expect(JSON.parse(stdout)).toEqual([
    null,
    { 'manifest.json': 7, 'a folder/ü.txt': 10_000, empty: 0 },
  ]);
});
