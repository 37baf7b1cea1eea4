import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const PATHS = ['apps', 'libs', 'tools', 'prisma', 'data/gazetteer', 'sources.json'];
const MANIFESTS = ['package.json', 'package-lock.json', 'tsconfig.base.json', '.npmrc'];

/**
 * A commit in a folder of its own, which can be run. Installs the packages that its lock file
 * names, which takes a minute or two.
 */
export async function checkOutRelease(commit: string) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-release-'));
  const archive = join(folder, 'release.tar');
  try {
    await run('git', ['-C', ROOT, 'archive', '--output', archive, commit, ...PATHS, ...MANIFESTS]);
  } catch (error) {
    const how = 'This test needs the history of the repository: git fetch --unshallow.';
    throw new Error(`The commit ${commit} of the previous release is not in this clone. ${how}`, {
      cause: error,
    });
  }
  await run('tar', ['-xf', archive, '-C', folder]);
  const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', ['ci', ...options], { cwd: folder });
  const prisma = join(folder, 'node_modules/prisma/build/index.js');
  await run(process.execPath, [prisma, 'generate', '--config', 'prisma/prisma.config.ts'], {
    cwd: folder,
  });
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
