import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runAfterExit } from '../run-after-exit.ts';

const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');
const RUN_ID = 'TEST_RUN_ID';

/**
 * Kills the process group, and what left it: every process that inherited the id of the run, such
 * as the PostgreSQL of the tests. Its folder in memory is deleted.
 */
const END_RUN = `
kill -KILL "-$1" 2> /dev/null
for process in /proc/[0-9]*; do
  if [ "$process" != "/proc/$$" ] && grep -qzx "${RUN_ID}=$2" "$process/environ" 2> /dev/null
  then kill -KILL "\${process#/proc/}"; fi
done
`;

interface Limits {
  timeLimitS: number;
  /**
   * File for the output, which is printed only on failure. If absent, the output is printed
   * immediately.
   */
  log?: string;
}

/**
 * Runs a program at the root of the repository. Everything that it started ends with it, after
 * the time limit, or when this process ends.
 */
export async function runWithTimeout(command: string[], { timeLimitS, log }: Limits) {
  const startedAt = Date.now();
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  const failure = await waitForEnd(await start(command, output), timeLimitS);
  if (typeof output === 'number') closeSync(output);
  if (failure !== null) {
    if (log !== undefined) process.stdout.write(await readFile(log, 'utf8'));
    console.log(`\nFailed (${failure}): ${command.join(' ')}\n`);
  }
  return { ok: failure === null, seconds: (Date.now() - startedAt) / 1000 };
}

async function start(
  [program = '', ...args]: string[],
  output: 'inherit' | number,
): Promise<ChildProcess> {
  const id = randomUUID();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      [RUN_ID]: id,
      PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
    },
    stdio: ['ignore', output, output],
    detached: true, // in its own process group, so that all of it can be killed
  });
  await runAfterExit(END_RUN, [String(child.pid), id]);
  return child;
}

/** Returns why the process failed, or null. */
function waitForEnd(child: ChildProcess, timeLimitS: number): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(`not finished after ${timeLimitS} s`);
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, timeLimitS * 1000);
    child.once('error', (error) => {
      clearTimeout(timer);
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve(code === 0 ? null : `exit code ${code ?? signal ?? 'unknown'}`);
    });
  });
}
