import { foldText } from '@marquee/domain';
import type { ColumnReport } from './column-report.ts';
import { namesUnder, TARGETS, type Target } from './known-columns.ts';
import type { TableMapping } from './table-options.ts';

/** Which columns of a table become which of ours. Values of several columns are joined by a space. */
export interface ColumnPlan {
  sources: ReadonlyMap<Target, readonly string[]>;
  ignored: string[];
}

const foldHeader = (name: string): string => foldText(name.replaceAll(/[_./-]+/g, ' '));

/** A stated mapping comes first, then our own names, then the names of known exports. A column is used once. */
export function planColumns(header: readonly string[], mapping: TableMapping = {}): ColumnPlan {
  const sources = new Map<Target, readonly string[]>();
  const byKey = new Map(header.map((name) => [foldHeader(name), name]));
  const used = new Set<string>();
  for (const target of TARGETS) {
    const stated = mapping[target];
    if (stated === undefined) continue;
    const columns = stated.flatMap((name) => byKey.get(foldHeader(name)) ?? []);
    if (columns.length > 0) sources.set(target, columns);
    for (const column of columns) used.add(column);
  }
  const own = (target: Target) => byKey.get(foldHeader(target));
  // A table with our names has no others: its "id" or "type" can mean anything.
  const isOurs =
    own('title') !== undefined && (own('start_local') ?? own('start_utc')) !== undefined;
  const ownNames = (target: Target) => [own(target)];
  const known = (target: Target) => namesUnder(target).map((name) => byKey.get(name));
  for (const find of isOurs ? [ownNames] : [ownNames, known])
    for (const target of TARGETS) {
      const column = find(target).find((name) => name !== undefined && !used.has(name));
      if (column === undefined || sources.has(target)) continue;
      sources.set(target, [column]);
      used.add(column);
    }
  return { sources, ignored: header.filter((name) => !used.has(name)) };
}

/** Returns the columns that a mapping names and the header lacks. */
export const missingColumns = (header: readonly string[], mapping: TableMapping = {}): string[] => {
  const keys = new Set(header.map(foldHeader));
  return Object.values(mapping).flatMap((names) =>
    names.filter((name) => !keys.has(foldHeader(name))),
  );
};

export const reportColumns = (
  header: readonly string[],
  { sources, ignored }: ColumnPlan,
): ColumnReport => ({
  found: [...header],
  mapped: Object.fromEntries(
    [...sources].map(([target, columns]) => [target, columns.join(' + ')]),
  ),
  ignored,
});
