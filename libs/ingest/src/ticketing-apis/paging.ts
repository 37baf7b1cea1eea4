import { PageFetchError, type FetchPage } from './api-client.ts';
import type { Page } from './parse-response.ts';

/** What pages are read with. */
export interface Paging {
  ask: FetchPage;
  /** Called of what could not be read; the run goes on without it. */
  onPageFailed: (problem: string, where: string) => void;
  now: Date;
}

/** The pages of an API's list, from its address on. */
export type ReadPages = (paging: Paging, address: URL) => AsyncGenerator<Page>;

/** A page, or null where it is lost, which was told then. */
export async function pageOrNull(
  { ask, onPageFailed: tellLost }: Paging,
  url: URL,
  which: string,
): Promise<Page | null> {
  try {
    return await ask(url);
  } catch (error) {
    if (!(error instanceof PageFetchError)) throw error;
    tellLost(error.message, `${url.host}${url.pathname}, ${which}`);
    return null;
  }
}
