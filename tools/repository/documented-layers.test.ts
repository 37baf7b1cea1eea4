import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Constraint {
  sourceTag: string;
  onlyDependOnLibsWithTags: string[];
}

// The module has no types.
const { depConstraints } = (await import(join(ROOT, 'tools/lint/boundaries.mjs'))) as {
  depConstraints: Constraint[];
};
const layerOf = (tag: string) => tag.replace('layer:', '');
const allowed = new Map(
  depConstraints.map(({ sourceTag, onlyDependOnLibsWithTags }) => [
    layerOf(sourceTag),
    onlyDependOnLibsWithTags.map(layerOf).sort(),
  ]),
);

const libs = [...allowed.keys()].filter((name) => name !== 'app').sort();
const split = (text = '') =>
  text
    .split(/[,\s`]+/)
    .filter(Boolean)
    .sort();

describe('the table of layers in docs/architecture.md', () => {
  const rows = new Map(
    [
      ...read('docs/architecture.md').matchAll(/^\| `(?:libs\/)?([\w*/-]+)` +\|[^|]*\|([^|]*)\|/gm),
    ].map(([, name = '', imports = '']) => [name, imports.trim()]),
  );

  it.each(libs)('states what %s may import', (name) => {
    const imports = rows.get(name);
    expect(split(imports?.replace('nothing of ours', ''))).toEqual(allowed.get(name));
  });

  it('states what the apps may not import', () => {
    const [, exceptions] = /^all below, except (.*)$/.exec(rows.get('apps/*') ?? '') ?? [];
    const forbidden = libs.filter((name) => allowed.get('app')?.includes(name) === false);
    expect(split(exceptions)).toEqual(forbidden);
  });
});

describe('the figure in README.md', () => {
  const [, figure = ''] = /```\n( apps [^`]*)```/.exec(read('README.md')) ?? [];
  // The names of a row stand between its title and its description.
  const levels = figure
    .split('\n')
    .map((line) => split(line.slice(13, 61)).filter((name) => allowed.has(name)));
  const levelOf = (name: string) => levels.findIndex((names) => names.includes(name));

  it('names every layer', () => {
    expect(levels.flat().sort()).toEqual(libs);
  });

  it('has each layer above those that it imports', () => {
    const upward = libs.flatMap((name) =>
      (allowed.get(name) ?? [])
        .filter((imported) => levelOf(imported) < levelOf(name))
        .map((imported) => `${name} imports ${imported}`),
    );
    expect(upward).toEqual([]);
  });
});
