/** Returns the circles that a depth-first walk meets: at least one, if there are any. */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const visited = new Set<string>();
  const visit = (node: string, path: string[]): void => {
    const start = path.indexOf(node);
    if (start >= 0) circles.push(path.slice(start));
    if (visited.has(node)) return;
    visited.add(node);
    for (const imported of imports.get(node) ?? []) visit(imported, [...path, node]);
  };
  for (const node of imports.keys()) visit(node, []);
  return circles;
}
