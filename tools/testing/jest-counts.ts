import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be loaded; they have no tests to count. */
  numRuntimeErrorTestSuites: number;
}

/** Adds up jest's reports in a folder. A run that failed without a failed test (a broken teardown, no report) counts as one failure. */
export async function jestCounts(folder: string, ok: boolean): Promise<{ passed: number; failed: number }> {
  let [passed, failed] = [0, 0];
  for await (const file of glob('**/*.json', { cwd: folder })) {
    const report = JSON.parse(await readFile(join(folder, file), 'utf8')) as JestReport;
    passed += report.numPassedTests;
    failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  }
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
