import type { EventFilter, NameRepository } from '@marquee/database';
import { DEMO_SOURCE } from '@marquee/domain';
import { includedAndExcluded, type IncludedAndExcluded } from '../../parameters.ts';

/** Names of sources, comma-separated. A leading `!` excludes one. */
export const sources = includedAndExcluded;

type SourceFilter = Pick<EventFilter, 'sourceIds' | 'excludedSourceIds' | 'demo'>;

/**
 * Converts names of sources to ids. An event of an excluded source matches if another source lists
 * it, too. `unknown` contains the names that no source has. Excluding `demo` is valid without the
 * demo season.
 */
export async function findSources(
  { findSourceIds }: Pick<NameRepository, 'findSourceIds'>,
  { included, excluded }: IncludedAndExcluded,
): Promise<{ filter: SourceFilter; unknown: string[] }> {
  const ids = await findSourceIds([...included, ...excluded]);
  const findIds = (names: string[]) => names.flatMap((name) => ids.get(name) ?? []);
  const isDemoOnly = excluded.length === 1 && excluded[0] === DEMO_SOURCE;
  const excludedSourceIds = isDemoOnly ? [] : findIds(excluded);
  return {
    filter: {
      ...(included.length > 0 && { sourceIds: findIds(included) }),
      ...(excludedSourceIds.length > 0 && { excludedSourceIds }),
      ...(isDemoOnly && { demo: false }),
    },
    unknown: [...included, ...excluded.filter((name) => name !== DEMO_SOURCE)].filter(
      (name) => !ids.has(name),
    ),
  };
}
