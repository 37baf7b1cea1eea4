// npm run check [-- NAME …]: checks format, types, dead code and lint. Ends with `N passed, N
// failed`. Nx skips what has not changed since it last passed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isClientStale } from './testing/generated-client.ts';
import { runWithTimeout } from './testing/run-with-timeout.ts';

const LOGS = join(import.meta.dirname, '../.nx/checks');
const nx = (targets: string) => [
  ...['nx', 'run-many', `--targets=${targets}`, '--projects=tools', '--outputStyle=static'],
];
const GENERATE = ['prisma', 'generate', '--config', 'prisma/prisma.config.ts'];
// The longest first: two run at once.
const CHECKS: Record<string, string[]> = {
  lint: nx('lint-all'),
  types: nx('typecheck-all'),
  format: ['prettier', '--check', '--cache', '--cache-location', join(LOGS, 'prettier'), '.'],
  terminology: nx('terminology'),
  'dead-code': ['knip', '--config', 'tools/lint/knip.jsonc'],
};
const AT_ONCE = 2;
const TIME_LIMIT_S = 600;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in CHECKS));
if (unknown.length > 0)
  throw new Error(
    `Unknown check ${unknown.join(', ')}. Checks: ${Object.keys(CHECKS).join(', ')}.`,
  );

await mkdir(LOGS, { recursive: true });
if (await isClientStale()) await runWithTimeout(GENERATE, { timeLimitS: 60 });
let failed = 0;
const selected = Object.entries(CHECKS).filter(
  ([name]) => names.length === 0 || names.includes(name),
);
const remaining = [...selected];
await Promise.all(Array.from({ length: AT_ONCE }, runChecks));
console.log(`\n${selected.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs one check after the other until none remains. */
async function runChecks(): Promise<void> {
  for (let next = remaining.shift(); next; next = remaining.shift()) {
    const [name, command] = next;
    const { ok, seconds } = await runWithTimeout(command, {
      timeLimitS: TIME_LIMIT_S,
      log: join(LOGS, `${name}.log`),
    });
    if (!ok) failed += 1;
    console.log(
      `${name.padEnd(12)} ${ok ? 'passed' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s`,
    );
  }
}
