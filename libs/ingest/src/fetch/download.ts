import { STATUS_CODES } from 'node:http';
import type { SourceFile } from '../raw-event.ts';
import { unpack } from '../unpack.ts';
import type { FetchAddress, Fetched } from './fetch-address.ts';

// What a packed feed may grow to: a small file can hold far more zeros than anybody has time for.
const MAX_UNPACKED_BYTES = 4_000_000_000;

export const isAddress = (location: string): boolean => /^https?:\/\//i.test(location);

/** What lies at an address, or a 304 where `conditions` (If-None-Match and the like) say that we have it. Throws at any other status. */
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
  const isLost = status >= 300 && status < 400;
  const said = isLost
    ? 'redirects more than five times'
    : `answered ${[status, STATUS_CODES[status]].join(' ').trim()}`;
  throw new Error(`${origin}${pathname} ${said}.`);
}

/** The files in a download: itself, or those of an archive. */
export async function* openDownload({ name, content }: Pick<Fetched, 'name' | 'content'>): AsyncGenerator<SourceFile> {
  try {
    yield* unpack({ name, content }, '', { maxBytes: MAX_UNPACKED_BYTES });
  } finally {
    content.destroy();
  }
}
