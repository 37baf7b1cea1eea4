import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');

interface Limits {
  timeLimitS: number;
  /** Where its output goes, to be shown only if it fails; without it the output is shown as it comes. */
  log?: string;
}

/** Runs a program of the repository at its root. Ends it, with all that it started, once its time is over. */
export async function runWithTimeout(command: string[], { timeLimitS, log }: Limits) {
  const startedAt = Date.now();
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  const failure = await endOf(start(command, output), timeLimitS);
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
    detached: true, // a process group of its own, so that all of it can be ended
  });
}

/** Why it failed; null where it did not. */
function endOf(child: ChildProcess, timeLimitS: number): Promise<string | null> {
  const endGroup = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  const giveUp = () => {
    endGroup();
    process.exit(130);
  };
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(`not done after ${timeLimitS} s`);
      endGroup();
    }, timeLimitS * 1000);
    process.once('SIGINT', giveUp).once('SIGTERM', giveUp);
    child.once('error', (error) => {
      clearTimeout(timer);
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      process.off('SIGINT', giveUp).off('SIGTERM', giveUp);
      resolve(code === 0 ? null : `exit code ${code ?? signal ?? 'unknown'}`);
    });
  });
}
