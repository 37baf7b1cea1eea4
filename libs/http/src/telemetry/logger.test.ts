import { spawn } from 'node:child_process';
import { expect, it } from '@jest/globals';

const LOGGER = new URL('logger.ts', import.meta.url).href;

/**
 * Runs a script with a logger in a process of its own. Returns the lines of its standard output.
 */
async function run(script: string): Promise<string[]> {
  const source = `import { createLogger } from '${LOGGER}'; const log = createLogger('test', 'info'); ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const chunks = (await child.stdout.toArray()) as Buffer[];
  return Buffer.concat(chunks).toString().split('\n').filter(Boolean);
}

it.each([
  ['ends by itself', ''],
  ['exits at once', 'process.exit(0);'],
  ['is killed by its own error', `throw new Error('broken');`],
])('writes every line of a process that %s', async (_end, end) => {
  const lines = await run(`for (let n = 0; n < 2_000; n++) log.info({ n }, 'request'); ${end}`);
  expect(lines.map((line) => (JSON.parse(line) as { n: number }).n)).toEqual(
    Array.from({ length: 2_000 }, (_, n) => n),
  );
});

it('writes the lines of one turn of the event loop at once', async () => {
  const count = `let writes = 0; const fs = await import('node:fs');`;
  const lines = await run(`${count} const { writeSync } = fs.default;
    fs.default.writeSync = (...args) => { writes++; return writeSync(...args); };
    for (let n = 0; n < 50; n++) log.info({ n }, 'request');
    setTimeout(() => log.info({ writes }, 'counted'), 20);`);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ writes: 1 });
});
