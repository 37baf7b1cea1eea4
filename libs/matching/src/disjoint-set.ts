/**
 * A disjoint-set (union-find) of the numbers 0 to n - 1. Numbers with equal labels start in one
 * group.
 */
export function createDisjointSet(labels: readonly string[]) {
  const members = new Map<number, number[]>();
  const groupOf: number[] = [];
  const first = new Map<string, number>();
  for (const [index, label] of labels.entries()) {
    const cluster = first.get(label) ?? index;
    first.set(label, cluster);
    groupOf.push(cluster);
    members.set(cluster, [...(members.get(cluster) ?? []), index]);
  }
  const find = (index: number): number => groupOf[index] ?? index;
  const groupMembers = (index: number): number[] => members.get(find(index)) ?? [];

  function union(a: number, b: number): void {
    const [into, from] = [find(a), find(b)];
    if (into === from) return;
    const moved = members.get(from) ?? [];
    for (const index of moved) groupOf[index] = into;
    members.set(into, [...(members.get(into) ?? []), ...moved]);
    members.delete(from);
  }
  return { find, members: groupMembers, union, groups: () => [...members.values()] };
}
