import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';

/**
 * Runs a shell script when this process ends, also if it is killed: a shell of its own process
 * group waits for the end of its standard input. The script gets the arguments as $1, $2, …
 * Does nothing on Windows, which has no shell.
 */
export async function runAfterExit(script: string, args: string[]): Promise<void> {
  if (process.platform === 'win32') return;
  const guard = spawn('sh', ['-c', `cat > /dev/null\n${script}`, 'guard', ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env['PATH'] }, // without the id of a run, whose end it must survive
  });
  await once(guard, 'spawn');
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
}

const POLL_INTERVAL_MS = 500;

/**
 * Sends SIGTERM to this process when the npm that runs it, or the shell between them, is killed.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const started = readParents();
  setInterval(() => {
    if (readParents() !== started) process.kill(process.pid, 'SIGTERM');
  }, POLL_INTERVAL_MS).unref();
}

/** Returns the process ids of the shell and, on Linux, of npm. */
function readParents(): string {
  try {
    const stat = readFileSync(`/proc/${String(process.ppid)}/stat`, 'utf8');
    const [, parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // proc(5)
    return `${String(process.ppid)} ${parent}`;
  } catch {
    return String(process.ppid);
  }
}
