import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

/** The apps and libs of a commit in a folder of their own, which can be run. Packages of others are those that are installed here. */
export async function checkOutRelease(commit: string) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-release-'));
  const archive = join(folder, 'release.tar');
  try {
    await run('git', ['-C', ROOT, 'archive', '--output', archive, commit, 'apps', 'libs', 'package.json']);
  } catch (error) {
    const how = 'This test needs the history of the repository: git fetch --unshallow.';
    throw new Error(`The commit ${commit} of the previous release is not in this clone. ${how}`, { cause: error });
  }
  await run('tar', ['-xf', archive, '-C', folder]);
  await linkPackages(folder);
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

async function linkPackages(folder: string): Promise<void> {
  const [source, target] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(target, '@marquee'), { recursive: true });
  for (const name of await readdir(source))
    if (name !== '@marquee') await symlink(join(source, name), join(target, name));
  for (const workspace of await workspacesIn(folder)) {
    await symlink(join(folder, workspace), join(target, '@marquee', workspace.split('/')[1] ?? ''));
    const nested = join(ROOT, workspace, 'node_modules'); // versions of its own
    if (existsSync(nested)) await symlink(nested, join(folder, workspace, 'node_modules'));
  }
}

async function workspacesIn(folder: string): Promise<string[]> {
  const lists = await Promise.all(
    ['apps', 'libs'].map(async (group) => (await readdir(join(folder, group))).map((name) => `${group}/${name}`)),
  );
  return lists.flat();
}
