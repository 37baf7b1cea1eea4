import { APPEARANCE_PARAMS, DISPLAY_PARAMS } from '../appearance/appearance.ts';
import type { PageContext } from '../page-context.ts';
import { pageAddress } from './links.tsx';

/**
 * Returns the address of another part of the current list: with these parameters, and without those
 * that are null.
 */
export function listAddress(
  values: ReadonlyMap<string, string>,
  changes: Readonly<Record<string, string | null>>,
  context: PageContext,
): string {
  const isChanged = (name: string) =>
    Object.hasOwn(changes, name) || APPEARANCE_PARAMS.includes(name);
  const changed = new Map(
    [...values, ...displayParameters(context)].filter(([name]) => !isChanged(name)),
  );
  for (const [name, value] of Object.entries(changes)) if (value !== null) changed.set(name, value);
  return pageAddress(
    `${context.listPath}?${new URLSearchParams([...changed]).toString()}`,
    context,
  );
}

/** The parameters of `Display` that differ from their defaults. */
export const displayParameters = ({ display }: Pick<PageContext, 'display'>): [string, string][] =>
  Object.entries(display).flatMap(([name, value]): [string, string][] => {
    if (!DISPLAY_PARAMS.includes(name) || value === null || value === false || value === 'list')
      return [];
    return [[name, value === true ? '1' : value]];
  });
