import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';

const MODULE = join(import.meta.dirname, 'run-with-timeout.ts');
/** Prints its process id and that of a child with a process group of its own, then sleeps. */
const PROGRAM = `
  const { pid } = require('node:child_process').spawn('sleep', ['600'], { detached: true });
  console.log(process.pid, pid);
  setInterval(() => {}, 1000);
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each(['SIGKILL', 'SIGINT'] as const)(
  'ends every process of a run whose starter gets %s',
  async (signal) => {
    const starter = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { runWithTimeout } from ${JSON.stringify(MODULE)};
         await runWithTimeout(['node', '-e', ${JSON.stringify(PROGRAM)}], { timeLimitS: 600 });`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [output] = (await once(starter.stdout, 'data')) as [Buffer];
    const pids = output.toString().trim().split(' ').map(Number);
    expect(pids.map(isAlive)).toEqual([true, true]);
    starter.kill(signal);
    await waitFor(() => !pids.some(isAlive));
  },
);
