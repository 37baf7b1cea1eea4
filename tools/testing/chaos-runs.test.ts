import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { recordedFiles, recordRuns, type ChaosRun } from './chaos-runs.ts';

const ROOT = join(import.meta.dirname, '../..');
const RUN: ChaosRun = {
  file: 'b.chaos.ts',
  passed: 2,
  failed: 0,
  seconds: 9.6,
  load: 1,
  date: '2026-12-01',
  commit: 'a1',
};
const PAGE =
  '# Page\n\n## Last runs\n\nText.\n\n| test | passed |\n| --- | --- |\n| `c.chaos.ts` | 1 |\n\n## Next\n\n| a |\n| - |\n';

describe('recordRuns', () => {
  it('adds a row in order, and changes nothing else', () => {
    const page = recordRuns(PAGE, [RUN]);
    expect(recordedFiles(page)).toEqual(['b.chaos.ts', 'c.chaos.ts']);
    expect(page).toContain(
      '| `b.chaos.ts` | 2 | 0 | 10 | 1.0 | 2026-12-01 | a1 |\n| `c.chaos.ts` | 1 |\n\n## Next',
    );
    expect(page.startsWith('# Page\n\n## Last runs\n\nText.\n\n| test |')).toBe(true);
  });

  it('replaces the row of an earlier run', () => {
    const page = recordRuns(recordRuns(PAGE, [RUN]), [{ ...RUN, failed: 1 }]);
    expect(recordedFiles(page)).toEqual(['b.chaos.ts', 'c.chaos.ts']);
    expect(page).toContain('| `b.chaos.ts` | 2 | 1 |');
  });

  it('names a page without the table', () => {
    expect(() => recordRuns('# Page\n', [RUN])).toThrow('no table under "## Last runs"');
  });
});

describe('docs/reliability.md', () => {
  it('names every test that causes faults, and its last run', async () => {
    const page = await readFile(join(ROOT, 'docs/reliability.md'), 'utf8');
    const files: string[] = [];
    for await (const file of glob(['{apps,libs}/**/*.chaos.ts', 'e2e/*.chaos.ts'], {
      cwd: ROOT,
      exclude: (name) => name === 'node_modules',
    }))
      files.push(file);
    expect(files.length).toBeGreaterThan(20);
    expect(recordedFiles(page)).toEqual(expect.arrayContaining(files));
    const faults = page.slice(0, page.indexOf('## Last runs'));
    expect(files.filter((file) => !faults.includes(file.split('/').at(-1) ?? file))).toEqual([]);
  });
});
