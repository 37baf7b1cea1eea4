import { readFile } from 'node:fs/promises';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded; they have no tests to count. */
  numRuntimeErrorTestSuites: number;
}

/** What jest's report says. A run that failed as a whole (no report, no test, a broken teardown) counts as one failure. */
export async function jestCounts(report: string, ok: boolean): Promise<{ passed: number; failed: number }> {
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text) as JestReport;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
}
