import type { CallOptions, Get, ReadResult } from './reads.ts';

/** The query parameters that select a page. */
interface PageQuery {
  cursor?: string;
  offset?: number;
}

/** Yields every item of a list. Fetches a page when its first item is requested. */
export async function* paginate<Page extends { next_cursor: string | null }, Item>(
  fetchPage: (query: PageQuery) => Promise<Page>,
  getItems: (page: Page) => Item[],
): AsyncGenerator<Item, void, undefined> {
  let query: PageQuery | null = {};
  while (query) {
    const page: Page = await fetchPage(query);
    yield* getItems(page);
    // The offset counts from the start of the list, so it applies to the first page only.
    query = page.next_cursor === null ? null : { cursor: page.next_cursor, offset: 0 };
  }
}

/** Yields the pages of the change feed after a cursor, until it is up to date. */
export async function* paginateChanges(
  get: Get,
  since: string | undefined,
  { limit = 100, signal }: CallOptions & { limit?: number },
): AsyncGenerator<ReadResult<'/events/changes'>, void, undefined> {
  let page: ReadResult<'/events/changes'> | undefined;
  do {
    const cursor: string | undefined = page?.next_cursor ?? since;
    page = await get('/events/changes', {
      query: { limit, ...(cursor !== undefined && { since: cursor }) },
      signal,
    });
    yield page;
  } while (page.has_more);
}
