// npm test [-- --only NAME] [paths for jest]: all that must hold, fast refusals first. Ends with `N passed, N failed`.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cleanEnvironment } from './testing/clean-environment.ts';
import { ensureChromium } from './testing/ensure-chromium.ts';
import { ensureRedis } from './testing/ensure-redis.ts';
import { isClientStale } from './testing/generated-client.ts';
import { jestCounts } from './testing/jest-counts.ts';
import { hasRecordings } from './testing/recordings.ts';
import { runWithTimeout } from './testing/run-with-timeout.ts';

const LOGS = join(import.meta.dirname, '../.nx/checks');
const JEST_REPORT = join(LOGS, 'jest.json');

interface Check {
  name: string;
  command: string[];
  timeLimitS: number;
}

/** What a check found out is kept for the next time. */
const keptIn = (file: string, option: string): string[] => [option, join(LOGS, file)];

const GENERATE: Check = {
  name: 'generate',
  command: ['prisma', 'generate', '--config', 'prisma/prisma.config.ts'],
  timeLimitS: 60,
};
const CHECKS: Check[] = [
  {
    name: 'format',
    command: ['prettier', '--check', '--cache', ...keptIn('prettier', '--cache-location'), '.'],
    timeLimitS: 180,
  },
  {
    name: 'types',
    command: ['tsc', '-p', 'tsconfig.json', '--incremental', ...keptIn('types', '--tsBuildInfoFile')],
    timeLimitS: 300,
  },
  { name: 'browser types', command: ['tsc', '-p', 'apps/widgets/browser'], timeLimitS: 120 },
  { name: 'dead code', command: ['knip'], timeLimitS: 180 },
  { name: 'build', command: ['nx', 'run-many', '--targets=build', '--outputStyle=static'], timeLimitS: 600 },
];
// Beside the others, as it takes the longest. Through Nx: without its project graph the rule about boundaries lets everything pass.
const LINT: Check = {
  name: 'lint',
  command: ['nx', 'run', 'tools:lint-all', '--outputStyle=static'],
  timeLimitS: 600,
};
const JEST: Check = {
  name: 'jest',
  command: ['jest', '--json', `--outputFile=${JEST_REPORT}`],
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
const isAsked = ({ name }: Check) => values.only?.includes(name) ?? true;

cleanEnvironment();
await mkdir(LOGS, { recursive: true });
// Tests start our programs some hundred times; half of such a start is reading and compiling the same files.
process.env['NODE_COMPILE_CACHE'] ??= join(LOGS, 'compiled');
const outcomes: Outcome[] = [];
if (await isClientStale()) outcomes.push(await check(GENERATE));
const linting = isAsked(LINT) ? check(LINT) : null;
for (const each of CHECKS.filter(isAsked)) outcomes.push(await check(each));
if (isAsked(JEST)) {
  await ensureRedis();
  await ensureChromium();
  outcomes.push(await runJest(positionals));
}
if (linting) outcomes.push(await linting);
if (!hasRecordings)
  console.log('\nNot run: *.recorded.test.ts, which read answers of vendors that may not be published.');
printTable(outcomes);
process.exitCode = total('failed') > 0 || outcomes.length === 0 ? 1 : 0;

async function check({ name, command, timeLimitS }: Check): Promise<Outcome> {
  const { ok, seconds } = await runWithTimeout(command, {
    timeLimitS,
    log: join(LOGS, `${name.replace(' ', '-')}.log`),
  });
  return { name, passed: Number(ok), failed: Number(!ok), seconds };
}

async function runJest(paths: string[]): Promise<Outcome> {
  await rm(JEST_REPORT, { force: true });
  const { ok, seconds } = await runWithTimeout([...JEST.command, ...paths], JEST);
  return { name: JEST.name, ...(await jestCounts(JEST_REPORT, ok)), seconds };
}

function printTable(rows: Outcome[]): void {
  const line = (cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(9)).join('');
  console.log(`\n${line(['check', 'passed', 'failed', 'seconds'])}`);
  for (const { name, passed, failed, seconds } of rows) console.log(line([name, passed, failed, seconds.toFixed(1)]));
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
}

function total(kind: 'passed' | 'failed'): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[kind], 0);
}
