import { PageFetchError, type FetchPage } from './api-client.ts';
import type { Page } from './parse-response.ts';

/** The dependencies of page readers. */
export interface Paging {
  fetchPage: FetchPage;
  /** Reports a page that could not be read. The run continues without it. */
  onPageFailed: (problem: string, where: string) => void;
  now: Date;
}

/** Yields the pages of an API's list, starting at its address. */
export type ReadPages = (paging: Paging, address: URL) => AsyncGenerator<Page>;

/** Returns a page, or null if it failed and was reported. */
export async function pageOrNull(
  { fetchPage, onPageFailed }: Paging,
  url: URL,
  which: string,
): Promise<Page | null> {
  try {
    return await fetchPage(url);
  } catch (error) {
    if (!(error instanceof PageFetchError)) throw error;
    onPageFailed(error.message, `${url.host}${url.pathname}, ${which}`);
    return null;
  }
}
