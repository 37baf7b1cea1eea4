import { toFields, toText } from '../reading/record.ts';
import { pageOrNull, type ReadPages } from './paging.ts';

const EXPANSIONS = 'venue,ticket_availability,category,format';

/**
 * Follows the continuation token of each page. If a page fails, the pages after it are lost too.
 */
export const paginateByCursor: ReadPages = async function* (paging, address) {
  const url = new URL(address);
  if (!url.searchParams.has('expand')) url.searchParams.set('expand', EXPANSIONS);
  const seen = new Set<string>();
  for (let number = 1; ; number++) {
    const page = await pageOrNull(paging, url, `page ${String(number)} and what follows`);
    if (!page) return;
    yield page;
    const { has_more_items, continuation } = toFields(page.fields['pagination']);
    if (has_more_items !== true) return;
    const next = toText(continuation);
    if (next === null || seen.has(next)) {
      const problem =
        next === null ? 'has more pages but states no continuation' : 'repeats a continuation';
      paging.onPageFailed(problem, `${url.host}, page ${String(number)}`);
      return;
    }
    seen.add(next);
    url.searchParams.set('continuation', next);
  }
};
