import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Locks a data folder for this process. Throws if another running process has the lock; replaces
 * the lock of a dead one.
 */
export async function acquireFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const file = lockFile(folder);
  await mkdir(folder, { recursive: true });
  const inUse = (pid: number) =>
    new Error(
      `Marquee already runs on ${folder} (process ${pid}). Stop it first, or set MARQUEE_DATA to another folder.`,
    );
  if (isHeldByAnother(folder)) throw inUse(readHolder(folder).pid);
  await rm(file, { force: true }); // its process ended
  try {
    await writeFile(file, `${String(process.pid)} ${processIdentity(process.pid)}`, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw inUse(readHolder(folder).pid); // another process started at the same time
  }
  return { release: () => rm(file, { force: true }) };
}

/** Whether another running `npm start` has the lock. */
export function isHeldByAnother(folder: string): boolean {
  const { pid, identity } = readHolder(folder);
  if (pid === process.pid || !isAlive(pid)) return false;
  return identity === '' || identity === processIdentity(pid);
}

/** The file that contains the process id of the `npm start` that has the lock. */
export const lockFile = (folder: string): string => join(folder, 'marquee.pid');

/** Returns process id 0 if there is no lock. */
function readHolder(folder: string): { pid: number; identity: string } {
  try {
    const [pid, identity = ''] = readFileSync(lockFile(folder), 'utf8').trim().split(' ');
    return { pid: Number(pid), identity };
  } catch {
    return { pid: 0, identity: '' };
  }
}

/**
 * Returns boot and start time of a process, because process ids are reused. Empty outside Linux.
 */
function processIdentity(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // field 22 of proc(5)
    const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${boot}:${startTime}`;
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
