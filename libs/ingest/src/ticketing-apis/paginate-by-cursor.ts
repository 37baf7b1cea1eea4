import { fieldsOf, textOf } from '../sources/record.ts';
import { pageOrNull, type ReadPages } from './paging.ts';

const WANTED = 'venue,ticket_availability,category,format';

/** Pages of which each says how to ask for the next one. What comes after a lost page is lost with it. */
export const paginateByCursor: ReadPages = async function* (paging, address) {
  const url = new URL(address);
  if (!url.searchParams.has('expand')) url.searchParams.set('expand', WANTED);
  const seen = new Set<string>();
  for (let number = 1; ; number++) {
    const page = await pageOrNull(paging, url, `page ${String(number)} and what follows`);
    if (!page) return;
    yield page;
    const { has_more_items, continuation } = fieldsOf(page.fields['pagination']);
    if (has_more_items !== true) return;
    const next = textOf(continuation);
    if (next === null || seen.has(next)) {
      const problem = next === null ? 'has more, but does not say how to ask for it' : 'goes round in a circle';
      paging.onPageFailed(problem, `${url.host}, page ${String(number)}`);
      return;
    }
    seen.add(next);
    url.searchParams.set('continuation', next);
  }
};
