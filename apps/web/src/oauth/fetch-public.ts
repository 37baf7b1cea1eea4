import { publicConnector } from '@marquee/sources/fetch';
import { Agent, fetch } from 'undici';

/** As the OAuth library calls it. */
export type PublicFetch = typeof globalThis.fetch;

const TIMEOUT_MS = 2_500;

/**
 * Returns a `fetch` for documents that clients of OAuth name: it connects to public addresses only.
 * `limitDocuments` limits the rest.
 */
export function createPublicFetch(): PublicFetch {
  const dispatcher = new Agent({
    connect: publicConnector(TIMEOUT_MS),
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    maxHeaderSize: 16_384,
  });
  // The types of Node.js and of the package describe the same interface.
  const fetchWith = fetch as unknown as (url: unknown, init: object) => Promise<Response>;
  return (url, init) => fetchWith(url, { ...init, dispatcher });
}
