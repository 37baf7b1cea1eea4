// npm test [-- --only NAME] [paths for jest]: runs every check, fast ones first. Ends with `N passed, N failed`.
// Types, lint, bundles and tests run through Nx, which skips what has not changed since it last passed.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '@marquee/testing/ensure-chromium';
import { hasRecordings } from '@marquee/testing/recordings';
import { cleanEnvironment } from './testing/clean-environment.ts';
import { ensureRedis } from './testing/ensure-redis.ts';
import { isClientStale } from './testing/generated-client.ts';
import { jestCounts } from './testing/jest-counts.ts';
import { runWithTimeout } from './testing/run-with-timeout.ts';

const ROOT = join(import.meta.dirname, '..');
const LOGS = join(ROOT, '.nx/checks');
const REPORTS = join(ROOT, 'dist/test');

interface Check {
  name: string;
  command: string[];
  timeLimitS: number;
}

const nx = (target: string, ...options: string[]) => [
  ...['nx', 'run-many', `--targets=${target}`, '--outputStyle=static'],
  ...options,
];

const GENERATE: Check = {
  name: 'generate',
  command: ['prisma', 'generate', '--config', 'prisma/prisma.config.ts'],
  timeLimitS: 60,
};
const CHECKS: Check[] = [
  {
    name: 'format',
    command: ['prettier', '--check', '--cache', '--cache-location', join(LOGS, 'prettier'), '.'],
    timeLimitS: 180,
  },
  { name: 'types', command: ['nx', 'run', 'tools:typecheck-all'], timeLimitS: 600 },
  { name: 'dead code', command: ['knip'], timeLimitS: 180 },
  { name: 'build', command: nx('build'), timeLimitS: 600 },
];
// All files at once: the targets of single projects take six times as long.
const LINT: Check = {
  name: 'lint',
  command: nx('lint-all,terminology', '--projects=tools'),
  timeLimitS: 600,
};
// One project at a time: each uses all cores and starts a PostgreSQL of its own. In CI nothing is cached: one run for all saves these starts.
const TESTS: Check = {
  name: 'tests',
  command: process.env['CI']
    ? ['nx', 'run', 'tools:test-all']
    : nx('test', '--parallel=1', '--nxBail=false'),
  timeLimitS: 1_200,
};

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const isSelected = ({ name }: Check) => values.only?.includes(name) ?? true;

cleanEnvironment();
await mkdir(LOGS, { recursive: true });
// Tests start our programs some hundred times; half of such a start is reading and compiling the same files.
process.env['NODE_COMPILE_CACHE'] ??= join(LOGS, 'compiled');
const outcomes: Outcome[] = [];
if (await isClientStale()) outcomes.push(await check(GENERATE));
const linting = isSelected(LINT) ? check(LINT) : null;
for (const each of CHECKS.filter(isSelected)) outcomes.push(await check(each));
if (isSelected(TESTS)) {
  await ensureRedis();
  await ensureChromium();
  outcomes.push(await runTests(positionals));
}
if (linting) outcomes.push(await linting);
if (!hasRecordings)
  console.log(
    '\nNot run: *.recorded.test.ts, which need responses of vendors that may not be published.',
  );
printTable(outcomes);
process.exitCode = total('failed') > 0 || outcomes.length === 0 ? 1 : 0;

async function check({ name, command, timeLimitS }: Check): Promise<Outcome> {
  const log = join(LOGS, `${name.replace(' ', '-')}.log`);
  const { ok, seconds } = await runWithTimeout(command, { timeLimitS, log });
  return { name, passed: Number(ok), failed: Number(!ok), seconds };
}

async function runTests(paths: string[]): Promise<Outcome> {
  await rm(REPORTS, { recursive: true, force: true });
  const command =
    paths.length > 0
      ? ['node', 'tools/testing/test-project.ts', 'selected', ...paths]
      : TESTS.command;
  const { ok, seconds } = await runWithTimeout(command, TESTS);
  return { name: TESTS.name, ...(await jestCounts(REPORTS, ok)), seconds };
}

function printTable(rows: Outcome[]): void {
  const line = (cells: (string | number)[]) =>
    cells.map((cell) => String(cell).padStart(9)).join('');
  console.log(`\n${line(['check', 'passed', 'failed', 'seconds'])}`);
  for (const { name, passed, failed, seconds } of rows)
    console.log(line([name, passed, failed, seconds.toFixed(1)]));
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
}

function total(kind: 'passed' | 'failed'): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[kind], 0);
}
