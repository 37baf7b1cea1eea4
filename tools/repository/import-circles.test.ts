import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { findCircles } from '../testing/find-circles.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = '{apps,libs,tools,bench,docker}/**/*.{ts,tsx}';
const isExcluded = (name: string) => ['node_modules', 'dist', 'generated'].includes(name);

/** Returns the relative imports of a file, also those of types, which ESLint does not follow. */
function findImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({ fileName }) =>
    fileName.startsWith('.') ? [join(dirname(file), fileName)] : [],
  );
}

it('finds no circle in the imports of the repository', () => {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: isExcluded }).map((file) =>
    join(ROOT, file),
  );
  expect(files.length).toBeGreaterThan(500);
  const circles = findCircles(new Map(files.map((file) => [file, findImports(file)])));
  expect(circles.map((circle) => circle.map((file) => relative(ROOT, file)))).toEqual([]);
});
