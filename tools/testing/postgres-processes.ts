import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Sends a signal to all processes of the PostgreSQL whose data is in this folder. */
export async function signalPostgres(cluster: string, signal: NodeJS.Signals): Promise<void> {
  for (const pid of await processesOf(cluster)) killIfAlive(pid, signal);
}

async function processesOf(cluster: string): Promise<number[]> {
  const [line = ''] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${line}/task/${line}/children`, 'utf8');
  return [line, ...children.trim().split(' ')].map(Number).filter((pid) => pid > 1);
}

function killIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended since
  }
}
