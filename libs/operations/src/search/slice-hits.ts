import type { Page } from '@marquee/database';

/**
 * Returns the hits of one page. A cursor continues after the last shown hit, or at its former index
 * if it no longer matches.
 */
export function sliceHits(ids: string[], { limit, offset, after }: Page) {
  const known = after ? ids.indexOf(after.id) : -1;
  const begin = after ? (known >= 0 ? known + 1 : Math.max(0, Number(after.value))) : offset;
  const shown = ids.slice(begin, begin + limit);
  const last = begin + limit < ids.length ? shown.at(-1) : undefined;
  return { shown, next: last === undefined ? null : { value: begin + limit, id: last } };
}
