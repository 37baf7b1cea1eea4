import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');

interface Limits {
  timeLimitS: number;
  /** File for the output, which is printed only on failure. If absent, the output is printed immediately. */
  log?: string;
}

/** Runs a program at the root of the repository. Kills its process group after the time limit. */
export async function runWithTimeout(command: string[], { timeLimitS, log }: Limits) {
  const startedAt = Date.now();
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  const failure = await waitForEnd(start(command, output), timeLimitS);
  if (typeof output === 'number') closeSync(output);
  if (failure !== null) {
    if (log !== undefined) process.stdout.write(await readFile(log, 'utf8'));
    console.log(`\nFailed (${failure}): ${command.join(' ')}\n`);
  }
  return { ok: failure === null, seconds: (Date.now() - startedAt) / 1000 };
}

function start([program = '', ...args]: string[], output: 'inherit' | number): ChildProcess {
  return spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', output, output],
    detached: true, // in its own process group, so that all of it can be killed
  });
}

/** Returns why the process failed, or null. */
function waitForEnd(child: ChildProcess, timeLimitS: number): Promise<string | null> {
  const endGroup = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  const abort = () => {
    endGroup();
    process.exit(130);
  };
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(`not finished after ${timeLimitS} s`);
      endGroup();
    }, timeLimitS * 1000);
    process.once('SIGINT', abort).once('SIGTERM', abort);
    child.once('error', (error) => {
      clearTimeout(timer);
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      process.off('SIGINT', abort).off('SIGTERM', abort);
      resolve(code === 0 ? null : `exit code ${code ?? signal ?? 'unknown'}`);
    });
  });
}
