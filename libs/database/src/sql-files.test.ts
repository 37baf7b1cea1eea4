import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const RECORD = join(ROOT, 'docs/decisions/0026-prisma-repositories.md');
const isIncluded = (file: string) => !/^generated\/|\.test\.ts$/.test(file);

async function findSqlFiles() {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(isIncluded);
  const sources = await Promise.all(
    files.map(async (file) => ({
      file,
      code: await readFile(join(import.meta.dirname, file), 'utf8'),
    })),
  );
  return sources.filter(({ code }) => /sql`|sql\(/.test(code));
}

it('states in the first line of each SQL file why it is not written with Prisma', async () => {
  const files = await findSqlFiles();
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(42);
  const unexplained = files.filter(
    ({ code }) => !/^\/\/ SQL because (of cost|Prisma cannot express it): \S/.test(code),
  );
  expect(unexplained.map(({ file }) => file)).toEqual([]);
});

it('lists each SQL file in the decision record', async () => {
  const record = await readFile(RECORD, 'utf8');
  const files = await findSqlFiles();
  expect(files.map(({ file }) => file).filter((file) => !record.includes(`\`${file}\``))).toEqual(
    [],
  );
});

it('has no SQL in repositories', async () => {
  const files = await findSqlFiles();
  expect(files.map(({ file }) => file).filter((file) => file.endsWith('-repository.ts'))).toEqual(
    [],
  );
});
