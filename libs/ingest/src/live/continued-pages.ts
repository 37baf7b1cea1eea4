import { fieldsOf, textOf } from '../sources/record.ts';
import { pageOrNull, type ReadPages } from './paging.ts';

const WANTED = 'venue,ticket_availability,category,format';

/** Pages of which each says how to ask for the next one. What comes after a lost page is lost with it. */
export const continuedPages: ReadPages = async function* (paging, address) {
  const url = new URL(address);
  if (!url.searchParams.has('expand')) url.searchParams.set('expand', WANTED);
  const seen = new Set<string>();
  for (let number = 1; ; number++) {
    const page = await pageOrNull(paging, url, `page ${String(number)} and what follows`);
    if (!page) return;
    yield page;
    const { has_more_items, continuation } = fieldsOf(page.fields['pagination']);
    const next = has_more_items === true ? textOf(continuation) : null;
    if (next === null) return;
    if (seen.has(next)) {
      paging.tellLost('goes round in a circle', `${url.host}, page ${String(number)}`);
      return;
    }
    seen.add(next);
    url.searchParams.set('continuation', next);
  }
};
