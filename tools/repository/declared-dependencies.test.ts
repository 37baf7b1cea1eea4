import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const PROJECT = /^((?:apps|libs)\/[^/]+|tools|bench|e2e)(?:\/|$)/;
const IMPORT = /(?:from|import\()\s*'(\.[^']+|@marquee\/[^']+)'/g;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
const projectOf = (path: string): string | undefined => PROJECT.exec(path)?.[1];

function importedPackage(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return specifier.split('/').slice(0, 2).join('/');
  const folder = projectOf(normalize(join(dirname(file), specifier)));
  return folder === undefined ? undefined : manifestOf(folder).name;
}

function importsByProject(): Map<string, Set<string>> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
  });
  const imports = new Map<string, Set<string>>();
  for (const file of listed.toString().split('\n')) {
    const folder = projectOf(file);
    if (folder === undefined || file.includes('/generated/')) continue;
    const imported = imports.get(folder) ?? new Set();
    imports.set(folder, imported);
    for (const [, specifier = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const name = importedPackage(file, specifier);
      if (name !== undefined) imported.add(name);
    }
  }
  return imports;
}

// Nx takes the dependencies of a project from its package.json. An import that is not declared
// leaves a stale result in the cache: the `migrate` bundle once missed changes of libs/database.
describe('declared dependencies', () => {
  it.each([...importsByProject()])(
    'of %s contain every package that it imports',
    (folder, imported) => {
      const { name, dependencies, devDependencies } = manifestOf(folder);
      const declared = [name, ...Object.keys({ ...dependencies, ...devDependencies })];
      expect([...imported].filter((one) => !declared.includes(one))).toEqual([]);
    },
  );
});
