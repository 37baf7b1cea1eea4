// npm run test:chaos [-- --record] [words]: runs the tests that cause faults, one file at a time,
// because each needs the machine for itself. Words select files by their paths. `--record` writes
// the results into the table of docs/reliability.md.
import { execFile } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ensureChromium } from '@marquee/testing/ensure-chromium';
import { format, resolveConfig } from 'prettier';
import { recordRuns, type ChaosRun } from './testing/chaos-runs.ts';
import { cleanEnvironment } from './testing/clean-environment.ts';
import { ensurePrograms } from './testing/ensure-programs.ts';
import { jestCounts } from './testing/jest-counts.ts';
import { runWithTimeout } from './testing/run-with-timeout.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/reliability.md');
const LOGS = join(ROOT, '.nx/chaos');
const FILES = [
  '{apps,libs}/**/*.chaos.ts',
  'e2e/*.chaos.ts',
  'libs/quota/src/redis/{cluster,failover}.test.ts',
  'e2e/drain.test.ts',
];
const TIME_LIMIT_S = 1_800;

const { values, positionals } = parseArgs({
  options: { record: { type: 'boolean' } },
  allowPositionals: true,
});
const { stdout: commit } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], {
  cwd: ROOT,
});

cleanEnvironment();
await rm(LOGS, { recursive: true, force: true });
await ensurePrograms();
await ensureChromium();
let failed = 0;
for (const file of await findFiles()) {
  const run = await runFile(file);
  failed += run.failed;
  console.log(
    `${file}: ${String(run.passed)} passed, ${String(run.failed)} failed, ${run.seconds.toFixed(0)} s`,
  );
  if (values.record) await record(run);
}
process.exitCode = failed > 0 ? 1 : 0;

async function findFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(FILES, { cwd: ROOT, exclude: (name) => name === 'node_modules' }))
    files.push(file);
  return files
    .filter((file) => positionals.length === 0 || positionals.some((word) => file.includes(word)))
    .sort();
}

async function runFile(file: string): Promise<ChaosRun> {
  const folder = join(LOGS, file.replaceAll('/', '-'));
  await mkdir(folder, { recursive: true });
  const [load = 0] = loadavg();
  const limits = { timeLimitS: TIME_LIMIT_S, log: join(folder, 'output.log') };
  const report = ['--json', `--outputFile=${join(folder, 'report.json')}`];
  const jest = [
    'jest',
    '--testMatch',
    `**/${file}`,
    '--testTimeout',
    '600000',
    '--runInBand',
    ...report,
  ];
  const { ok, seconds } = await runWithTimeout(jest, limits);
  const date = new Date().toISOString().slice(0, 10);
  return { file, ...(await jestCounts(folder, ok)), seconds, load, date, commit: commit.trim() };
}

async function record(run: ChaosRun): Promise<void> {
  const page = recordRuns(await readFile(PAGE, 'utf8'), [run]);
  await writeFile(PAGE, await format(page, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
}
