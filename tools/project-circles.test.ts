import { describe, expect, it } from '@jest/globals';
import { findCircles, readImports } from './testing/import-graph.ts';

const imports = readImports();
const projectOf = (file: string): string => /^(apps|libs)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file;
// Tests and their helpers may import from above.
const isSource = (file: string): boolean =>
  /^(apps|libs)\/[^/]+\/src\//.test(file) && !/\.test\.|\.chaos\.|testing/.test(file);

function importsOfProjects(): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    const project = projectOf(file);
    const others = imported.map(projectOf).filter((other) => other !== project);
    if (isSource(file))
      graph.set(project, [...new Set([...(graph.get(project) ?? []), ...others])]);
  }
  return graph;
}

describe('imports between projects, those of types included,', () => {
  it('form no circle', () => expect(findCircles(importsOfProjects())).toEqual([]));

  it('lead from an app through its libraries to the domain', () => {
    expect(imports.get('apps/api/src/main.ts')).toContain('apps/api/src/listener.ts');
    expect(importsOfProjects().get('apps/api')).toContain('libs/http');
    expect(importsOfProjects().get('libs/database')).toContain('libs/domain');
  });
});

describe('findCircles', () => {
  it('names the members of a circle', () => {
    const graph = new Map([['a', ['b']], ['b', ['c']], ['c', ['b']]]); // prettier-ignore
    expect(findCircles(graph)).toEqual(['b -> c -> b']);
  });
});
