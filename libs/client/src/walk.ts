import type { Answer, CallOptions, Get } from './reads.ts';

/** Where a page is, as a query says it. */
interface Place {
  cursor?: string;
  offset?: number;
}

/** Every item of a list, a page at a time as they are asked for. */
export async function* walk<Page extends { next_cursor: string | null }, Item>(
  ask: (place: Place) => Promise<Page>,
  itemsOf: (page: Page) => Item[],
): AsyncGenerator<Item, void, undefined> {
  let place: Place | null = {};
  while (place) {
    const page: Page = await ask(place);
    yield* itemsOf(page);
    // An offset is from the beginning of the list: it leads to the first page alone.
    place = page.next_cursor === null ? null : { cursor: page.next_cursor, offset: 0 };
  }
}

/** The pages of the change feed after a cursor, until it is up to date. */
export async function* walkChanges(
  get: Get,
  since: string | undefined,
  { limit = 100, signal }: CallOptions & { limit?: number },
): AsyncGenerator<Answer<'/events/changes'>, void, undefined> {
  let page: Answer<'/events/changes'> | undefined;
  do {
    const cursor: string | undefined = page?.next_cursor ?? since;
    page = await get('/events/changes', { query: { limit, ...(cursor !== undefined && { since: cursor }) }, signal });
    yield page;
  } while (page.has_more);
}
