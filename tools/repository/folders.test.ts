import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const MAX_FILES = 20;

const SUBJECTS = [
  'accounts',
  'articles',
  'artists',
  'calendars',
  'changes',
  'clicks',
  'demand',
  'events',
  'feeds',
  'operators',
  'organizers',
  'people',
  'pictures',
  'places',
  'plans',
  'search',
  'series',
  'webhooks',
];

/** What is of no subject: transport, storage, and what tests of every subject use. */
const OTHER_FOLDERS: Readonly<Record<string, string[]>> = {
  'libs/operations/src': ['checkpoints', 'corrections'],
  'libs/database/src': [
    'catalogue',
    'connection',
    'generated',
    'jobs',
    'migrations',
    'replicas',
    'revisions',
    'secrets',
    'statements',
    'testing',
  ],
  'apps/api/test': ['clients', 'hostile', 'requests'],
};

const isCode = (file: string) =>
  /\.(ts|tsx|mjs)$/.test(file) && !file.includes('/generated/') && !/\/src\/.*\.test\./.test(file);

/** The number of code files in each folder. Tests next to the code that they test do not count. */
function countFiles(): Map<string, number> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT });
  const counts = new Map<string, number>();
  for (const file of listed.toString().split('\n').filter(isCode))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return counts;
}

describe('folders by subject', () => {
  it.each(Object.entries(OTHER_FOLDERS))('%s has a folder per subject', (root, others) => {
    const folders = readdirSync(join(ROOT, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders).toContain('events');
    expect(folders.filter((name) => ![...SUBJECTS, ...others].includes(name))).toEqual([]);
  });

  it.each(SUBJECTS)('%s is a folder of at least two of them', (subject) => {
    const having = Object.keys(OTHER_FOLDERS).filter((root) =>
      readdirSync(join(ROOT, root)).includes(subject),
    );
    expect(having.length).toBeGreaterThanOrEqual(2);
  });
});

// Folders that were larger when this rule came. The list only becomes shorter.
const LARGER = [
  'apps/api/src',
  'apps/mcp-server/src',
  'apps/mcp-server/test',
  'apps/web/src/components',
  'apps/web/test',
  'apps/widgets/browser',
  'apps/widgets/test',
  'bench',
  'e2e',
  'e2e/helpers',
  'libs/catalogue/src',
  'libs/domain/src',
  'libs/matching/src',
  'libs/sources/src/normalise',
  'libs/sources/src/systems',
  'libs/sources/src/tables',
  'libs/testing/src',
  'tools',
  'tools/cli',
  'tools/testing',
];

it(`a folder has at most ${MAX_FILES} files of code`, () => {
  const larger = [...countFiles()].filter(([, count]) => count > MAX_FILES).map(([name]) => name);
  expect(larger.toSorted()).toEqual(LARGER);
});
