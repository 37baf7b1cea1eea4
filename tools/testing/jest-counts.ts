import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that failed to load. */
  numRuntimeErrorTestSuites: number;
}

/**
 * Adds the counts of the jest reports in a folder. A failed run without a failed test counts as one
 * failure.
 */
export async function jestCounts(
  folder: string,
  ok: boolean,
): Promise<{ passed: number; failed: number }> {
  let [passed, failed] = [0, 0];
  for await (const file of glob('**/*.json', { cwd: folder })) {
    const report = JSON.parse(await readFile(join(folder, file), 'utf8')) as JestReport;
    passed += report.numPassedTests;
    failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  }
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
