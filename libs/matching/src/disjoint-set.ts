/** Groups of numbers 0 to n - 1 that only ever grow together. Those of one `label` begin together. */
export function createDisjointSet(labels: readonly string[]) {
  const members = new Map<number, number[]>();
  const clusterOf: number[] = [];
  const first = new Map<string, number>();
  for (const [index, label] of labels.entries()) {
    const cluster = first.get(label) ?? index;
    first.set(label, cluster);
    clusterOf.push(cluster);
    members.set(cluster, [...(members.get(cluster) ?? []), index]);
  }
  const find = (index: number): number => clusterOf[index] ?? index;
  const membersOf = (index: number): number[] => members.get(find(index)) ?? [];

  function union(a: number, b: number): void {
    const [into, from] = [find(a), find(b)];
    if (into === from) return;
    const moved = members.get(from) ?? [];
    for (const index of moved) clusterOf[index] = into;
    members.set(into, [...(members.get(into) ?? []), ...moved]);
    members.delete(from);
  }
  return { of: find, members: membersOf, join: union, groups: () => [...members.values()] };
}
