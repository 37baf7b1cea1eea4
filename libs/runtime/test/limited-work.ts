// The process that limited-process.test.ts starts.
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { runLimited, serveLimited } from '../src/limited-process.ts';

export type Work =
  | 'echo'
  | 'environment'
  | 'fail'
  | 'crash'
  | 'fill heap'
  | 'fill memory'
  | 'wait'
  | 'loop'
  | 'start a loop';

interface Input {
  bytes: Uint8Array;
  /** For the ids of the process that loops and of its parent. */
  file?: string;
  /** Of the process that loops. */
  timeoutMs?: number;
}

const MB = 1_048_576;
const MODULE = new URL(import.meta.url);

const WORK: Record<Work, (input: Input) => unknown> = {
  echo: (input) => ({ ...input, pid: process.pid }),

  environment: () => process.env,
  fail: () => Promise.reject(new Error('cannot be read')),
  crash: () => {
    process.stderr.write('It is broken.\n');
    process.exit(3);
  },
  'fill heap': () => {
    const lists: string[][] = [];
    for (;;) lists.push(Array.from({ length: 1_000 }, () => 'x'));
  },
  'fill memory': async () => {
    const buffers: Buffer[] = [];
    for (;;) {
      buffers.push(Buffer.alloc(10 * MB, 1));
      await setTimeout(1);
    }
  },
  wait: () => new Promise(() => undefined),
  loop: ({ file = '' }) => {
    writeFileSync(file, `${String(process.ppid)} ${String(process.pid)}\n`);
    for (;;);
  },
  'start a loop': ({ timeoutMs = 0, ...input }) =>
    runLimited(MODULE, { ...input, work: 'loop' }, { memoryMb: 200, timeoutMs }),
};

await serveLimited(async ({ work, ...input }: Input & { work: Work }) => WORK[work](input));
