// Runs tests. Ends with `N passed, N failed`.
//   npm test [-- paths]            all tests except the two slow kinds
//   npm run test:browser [-- path] *.browser, *.bundle and *.install.test.ts
//   npm run test:full [-- path]    the same and *.property.test.ts with large counts
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from '@marquee/testing/ensure-chromium';
import { hasRecordings, UNUSABLE_TESTS } from '@marquee/testing/recordings';
import { endWithNpm } from './run-after-exit.ts';
import { cleanEnvironment } from './testing/clean-environment.ts';
import { ensurePrograms } from './testing/ensure-programs.ts';
import { isClientStale } from './testing/generated-client.ts';
import { jestCounts } from './testing/jest-counts.ts';
import { runWithTimeout } from './testing/run-with-timeout.ts';

const ROOT = join(import.meta.dirname, '..');
const SLOW = '\\.(browser|bundle|install)\\.test\\.tsx?$';
const SLOW_AND_LARGE = '\\.(browser|bundle|install|property)\\.test\\.tsx?$';
const SUITES: Record<string, (paths: string[]) => string[]> = {
  default: (paths) => [
    ...[...paths, '--testPathIgnorePatterns', '/node_modules/', SLOW],
    ...UNUSABLE_TESTS,
  ],
  browser: (paths) => ['--testPathPatterns', ...within(paths, SLOW)],
  // 10,000 random calls take ten minutes on a busy machine.
  full: (paths) => [
    ...['--testPathPatterns', ...within(paths, SLOW_AND_LARGE)],
    ...['--testTimeout', '3600000'],
  ],
};
/** Jest runs a file that matches one of several patterns. */
const within = (paths: string[], suffix: string): string[] =>
  paths.length === 0 ? [suffix] : paths.map((path) => `^(?=.*${path}).*${suffix}`);
const GENERATE = ['prisma', 'generate', '--config', 'prisma/prisma.config.ts'];
const TIME_LIMIT_S = 3_600;

const [suite = 'default', ...paths] = process.argv.slice(2);
const toOptions = SUITES[suite];
if (toOptions === undefined) throw new Error(`Unknown suite ${suite}.`);

endWithNpm();
cleanEnvironment();
if (suite === 'full') process.env['TEST_COUNTS'] = 'full';
if (await isClientStale()) await runWithTimeout(GENERATE, { timeLimitS: 60 });
await ensurePrograms();
await ensureChromium();
const report = join(ROOT, 'dist/test', suite, (paths[0] ?? 'all').replaceAll('/', '-'));
await rm(report, { recursive: true, force: true });
await mkdir(report, { recursive: true });
const { ok } = await runWithTimeout(
  ['jest', '--json', `--outputFile=${report}/report.json`, ...toOptions(paths)],
  { timeLimitS: TIME_LIMIT_S },
);
const { passed, failed } = await jestCounts(report, ok);
if (!hasRecordings)
  console.log(
    '\nNot run: *.recorded.test.ts, which need responses of vendors that may not be published.',
  );
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
