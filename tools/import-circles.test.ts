import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = '{apps,libs,tools,bench,docker}/**/*.{ts,tsx}';
const isExcluded = (name: string) => ['node_modules', 'dist', 'generated'].includes(name);

/** Returns the relative imports of a file, also those of types, which ESLint does not follow. */
function findImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({ fileName }) =>
    fileName.startsWith('.') ? [join(dirname(file), fileName)] : [],
  );
}

/** Returns the circles that a depth-first walk meets: at least one, if there are any. */
function findCircles(importsByFile: ReadonlyMap<string, string[]>): string[][] {
  const circles: string[][] = [];
  const visited = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push(path.slice(start));
    if (visited.has(file)) return;
    visited.add(file);
    for (const imported of importsByFile.get(file) ?? []) visit(imported, [...path, file]);
  };
  for (const file of importsByFile.keys()) visit(file, []);
  return circles;
}

it('finds a circle of three files', () => {
  const importsByFile = new Map([
    ['start', ['a']],
    ['a', ['b', 'leaf']],
    ['b', ['c']],
    ['c', ['a']],
    ['leaf', []],
  ]);
  expect(findCircles(importsByFile)).toEqual([['a', 'b', 'c']]);
});

it('finds no circle in the imports of the repository', () => {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: isExcluded }).map((file) =>
    join(ROOT, file),
  );
  expect(files.length).toBeGreaterThan(500);
  const circles = findCircles(new Map(files.map((file) => [file, findImports(file)])));
  expect(circles.map((circle) => circle.map((file) => relative(ROOT, file)))).toEqual([]);
});
