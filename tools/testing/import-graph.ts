import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');

/** Returns the imports of each file of the repository, those of types included, as paths from the root. */
export function readImports(): Map<string, string[]> {
  const files = new Set(
    globSync('{apps,libs,tools,bench,e2e}/**/*.{ts,tsx}', {
      cwd: ROOT,
      exclude: ['**/node_modules/**', '**/generated/**'],
    }),
  );
  const entries = readEntries();
  return new Map(
    [...files].map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'));
      const paths = importedFiles.map(({ fileName }) =>
        fileName.startsWith('.')
          ? normalize(join(dirname(file), fileName))
          : resolveEntry(entries, fileName),
      );
      return [file, paths.filter((path) => path !== undefined && files.has(path)) as string[]];
    }),
  );
}

/** The files behind the `exports` of our packages, by what an import names. `*` is for a file name. */
function readEntries(): Map<string, string> {
  const entries = new Map<string, string>();
  for (const manifest of globSync('{apps,libs}/*/package.json', { cwd: ROOT })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, manifest), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [entry, file] of Object.entries(exports))
      entries.set(join(name, entry), join(dirname(manifest), file));
  }
  return entries;
}

function resolveEntry(entries: Map<string, string>, specifier: string): string | undefined {
  return (
    entries.get(specifier) ??
    entries.get(join(dirname(specifier), '*'))?.replace('*', specifier.split('/').at(-1) ?? '')
  );
}

/** Returns each circle of the graph as the names on it, found depth-first. */
export function findCircles(graph: Map<string, string[]>): string[] {
  const path: string[] = [];
  const finished = new Set<string>();
  const circles: string[] = [];
  const visit = (node: string): void => {
    if (path.includes(node)) circles.push([...path.slice(path.indexOf(node)), node].join(' -> '));
    if (finished.has(node) || path.includes(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    finished.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return circles;
}
