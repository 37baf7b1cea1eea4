import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');
const PATH = /`((?:libs|apps|tools|e2e|bench|docker|prisma|docs)\/[\w./-]+\.\w+)`/g;

it('every file that a document names exists', () => {
  const listed = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT })
    .toString()
    .trim()
    .split('\n');
  const missing = listed.flatMap((document) =>
    [...readFileSync(join(ROOT, document), 'utf8').matchAll(PATH)]
      .flatMap(([, path]) => path ?? [])
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});
