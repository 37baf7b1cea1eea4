import { STATUS_CODES } from 'node:http';
import type { SourceFile } from '../raw-event.ts';
import { unpack } from '../unpack.ts';
import type { FetchAddress, Fetched } from './fetch-address.ts';

// Limits decompression: a small file can contain gigabytes of zeros.
const MAX_UNPACKED_BYTES = 4_000_000_000;

export const isAddress = (location: string): boolean => /^https?:\/\//i.test(location);

/** Downloads an address. Returns a 304 response if `conditions` (such as If-None-Match) match. Throws for any other status. */
export async function download(
  address: string,
  fetchAddress: FetchAddress,
  conditions: Record<string, string> = {},
): Promise<Fetched> {
  const fetched = await fetchAddress(address, { headers: conditions });
  const { status, content } = fetched;
  if (status >= 200 && status < 300) return fetched;
  content.destroy();
  if (status === 304) return fetched;
  const { origin, pathname } = new URL(address);
  const isRedirect = status >= 300 && status < 400;
  const problem = isRedirect
    ? 'redirects more than five times'
    : `responded ${[status, STATUS_CODES[status]].join(' ').trim()}`;
  throw new Error(`${origin}${pathname} ${problem}.`);
}

/** Yields the files of a download: the file itself, or the files of an archive. */
export async function* openDownload({ name, content }: Pick<Fetched, 'name' | 'content'>): AsyncGenerator<SourceFile> {
  try {
    yield* unpack({ name, content }, '', { maxBytes: MAX_UNPACKED_BYTES });
  } finally {
    content.destroy();
  }
}
