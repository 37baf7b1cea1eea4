import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Holds a data folder for this process. Throws where another living one has it; one that died is taken over. */
export async function holdFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const file = pidFile(folder);
  await mkdir(folder, { recursive: true });
  const inUse = (holder: number) =>
    new Error(
      `Marquee already runs on ${folder} (process ${holder}). Stop it first, or set MARQUEE_DATA to another folder.`,
    );
  if (isHeldByAnother(folder)) throw inUse(holderOf(folder));
  if (holderOf(folder) !== 0) await rm(file, { force: true }); // its process died
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch {
    throw inUse(holderOf(folder)); // of two that start at once, one comes second
  }
  return { release: () => rm(file, { force: true }) };
}

/** Whether a living `npm start` other than this process has the folder. */
export function isHeldByAnother(folder: string): boolean {
  const holder = holderOf(folder);
  return holder !== process.pid && isAlive(holder);
}

const pidFile = (folder: string) => join(folder, 'marquee.pid');

/** 0 where nobody has it. */
function holderOf(folder: string): number {
  try {
    return Number(readFileSync(pidFile(folder), 'utf8'));
  } catch {
    return 0;
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
