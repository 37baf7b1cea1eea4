import { STATUS_CODES } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SourceFile } from '../raw-event.ts';
import { charsetIn } from '../reading/stated-encoding.ts';
import { unpack } from '../unpack.ts';
import type { FetchAddress, Fetched } from './fetch-address.ts';
import { retryAfterMs, retryDelayMs } from './retry-delay.ts';
import { toHttpAddress } from './webcal.ts';

// Limits decompression: a small file can contain gigabytes of zeros.
const MAX_UNPACKED_BYTES = 4_000_000_000;

export const isAddress = (location: string): boolean => /^(?:https?|webcals?):\/\//i.test(location);

const RETRYABLE = new Set([429, 503]);

/**
 * Downloads an address. Returns a 304 response if `conditions` (such as If-None-Match) match.
 * Throws for any other status. Repeats the request if the server is overloaded.
 */
export async function download(
  address: string,
  fetchAddress: FetchAddress,
  conditions: Record<string, string> = {},
): Promise<Fetched> {
  const fetched = await fetchPatiently(address, fetchAddress, conditions);
  const { status, content } = fetched;
  if (status >= 200 && status < 300) return fetched;
  content.destroy();
  if (status === 304 && Object.keys(conditions).length > 0) return fetched;
  const { origin, pathname } = new URL(toHttpAddress(address));
  const isRedirect = status > 300 && status < 400 && status !== 304;
  const problem = isRedirect
    ? 'redirects more than five times'
    : `responded ${[status, STATUS_CODES[status]].join(' ').trim()}`;
  throw new Error(`${origin}${pathname} ${problem}.`);
}

/** Requests an address, again if the server is overloaded. */
export async function fetchPatiently(
  address: string,
  fetchAddress: FetchAddress,
  headers: Record<string, string>,
): Promise<Fetched> {
  for (let attempt = 1; ; attempt++) {
    const fetched = await fetchAddress(address, { headers });
    const pauseMs = RETRYABLE.has(fetched.status)
      ? retryDelayMs(attempt + 1, { afterMs: retryAfterMs(fetched) })
      : null;
    if (pauseMs === null) return fetched;
    fetched.content.destroy();
    await sleep(pauseMs);
  }
}

/** Yields the files of a download: the file itself, or the files of an archive. */
export async function* openDownload({
  name,
  content,
  header,
}: Pick<Fetched, 'name' | 'content' | 'header'>): AsyncGenerator<SourceFile> {
  try {
    const charset = charsetIn(header('content-type'));
    for await (const file of unpack({ name, content }, '', { maxBytes: MAX_UNPACKED_BYTES }))
      yield { ...file, charset };
  } finally {
    content.destroy();
  }
}
