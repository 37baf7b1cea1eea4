import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');

interface Constraint {
  sourceTag: string;
  onlyDependOnLibsWithTags: string[];
  allowedExternalImports: string[];
}

// The module has no types.
const { depConstraints } = (await import(join(ROOT, 'tools/lint/boundaries.mjs'))) as {
  depConstraints: Constraint[];
};

interface Manifest {
  name: string;
  nx: { tags: string[] };
}

const projects = globSync('{apps,libs}/*/package.json', { cwd: ROOT }).map((path) => ({
  folder: dirname(path),
  ...(JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest),
}));
const projectsOf = (tag: string) => projects.filter(({ nx }) => nx.tags.includes(tag));

/** The sources of a layer as one text. */
const sourcesOf = (tag: string): string =>
  projectsOf(tag)
    .flatMap(({ folder }) =>
      globSync(`${folder}/{src,browser}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/*.test.ts'] }),
    )
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');

const isNamedIn = (text: string, name: string): boolean =>
  ["'", '"', '`'].some((quote) =>
    name.endsWith('*')
      ? text.includes(quote + name.slice(0, -1))
      : text.includes(quote + name + quote) || text.includes(`${quote}${name}/`),
  );

describe.each(depConstraints)(
  '$sourceTag',
  ({ sourceTag, onlyDependOnLibsWithTags, allowedExternalImports }) => {
    const text = sourcesOf(sourceTag);

    it('imports every layer that it may import', () => {
      const isUsed = (tag: string) => projectsOf(tag).some(({ name }) => isNamedIn(text, name));
      expect(onlyDependOnLibsWithTags.filter((tag) => !isUsed(tag))).toEqual([]);
    });

    it('imports every package that it may import', () => {
      const packages = allowedExternalImports.filter(
        (name) =>
          !allowedExternalImports.includes(name.replace(/\/\*$/, '')) || !name.endsWith('/*'),
      );
      expect(packages.filter((name) => !isNamedIn(text, name))).toEqual([]);
    });
  },
);
