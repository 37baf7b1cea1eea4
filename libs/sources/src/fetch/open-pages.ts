import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { peek } from '../peek.ts';
import type { SourceFile } from '../raw-event.ts';
import { fetchPatiently, openDownload } from './download.ts';
import type { FetchAddress, Fetched } from './fetch-address.ts';
import { isJsonType, nextPage, parsedJson } from './next-page.ts';
import { toHttpAddress } from './webcal.ts';

const MAX_REQUESTS = 2_000;
/** A larger answer is a complete file, and is not read into memory. */
const MAX_PAGE_BYTES = 8_000_000;
const MAX_BYTES = 4_000_000_000;
const MAX_MS = 3_600_000;

export interface OpenPagesOptions {
  fetchAddress: FetchAddress;
  /** Between two requests. */
  pauseMs: number;
  /** For all pages. Default: an hour. */
  maxMs?: number;
  /** Called before the second page: validators of the first one do not cover it. */
  onSecondPage?: () => void;
}

/**
 * Yields the files of a download, and of the pages that follow it if it is a JSON answer that
 * states its next page. Throws an Error if a page cannot be read, so that an incomplete list
 * withdraws nothing.
 */
export async function* openPages(
  first: Fetched,
  address: string,
  { fetchAddress, pauseMs, maxMs = MAX_MS, onSecondPage }: OpenPagesOptions,
): AsyncGenerator<SourceFile> {
  const seen = new Set<string>();
  const startedAt = performance.now();
  let url = new URL(toHttpAddress(address));
  let fetched = first;
  let bytes = 0;
  for (let number = 1; ; number++) {
    if (!isJsonType(fetched.header('content-type'))) {
      yield* openDownload(fetched);
      return;
    }
    let next: URL | null = null;
    let isComplete = false;
    for await (const file of openDownload(fetched)) {
      const { head, content } = await peek(file.content, MAX_PAGE_BYTES + 1);
      if (head.length > MAX_PAGE_BYTES) {
        isComplete = true;
        yield { ...file, content };
        continue;
      }
      bytes += head.length;
      const digest = createHash('sha256').update(head).digest('base64');
      if (seen.has(digest)) return;
      seen.add(digest);
      next = nextPage(parsedJson(head.toString()), url, fetched.header('link'));
      const name = number === 1 ? file.name : `page ${String(number)} of ${file.name}`;
      yield { ...file, name, content: Readable.from([head]) };
    }
    seen.add(url.href);
    if (isComplete || next === null || seen.has(next.href)) return;
    const obstacle = findObstacle({
      next,
      url,
      number,
      bytes,
      ms: performance.now() - startedAt,
      maxMs,
    });
    if (obstacle !== null) throw new Error(`${url.host}: ${obstacle}`);
    if (number === 1) onSecondPage?.();
    url = next;
    await sleep(pauseMs);
    const answer = await fetchPage(url, fetchAddress);
    if (answer === null) return;
    fetched = answer;
  }
}

interface Progress {
  next: URL;
  url: URL;
  number: number;
  bytes: number;
  ms: number;
  maxMs: number;
}

/** Returns why the next page is not read. The list is incomplete then. */
function findObstacle({ next, url, number, bytes, ms, maxMs }: Progress): string | null {
  if (next.origin !== url.origin)
    return `the next page is on another host, ${next.host}, and is not read. The list is incomplete.`;
  if (number >= MAX_REQUESTS) return `the limit of ${String(MAX_REQUESTS)} requests is reached.`;
  if (bytes > MAX_BYTES) return 'the pages are larger than 4 GB.';
  if (ms > maxMs)
    return `the pages take longer than ${String(Math.round(maxMs / 60_000))} minutes.`;
  return null;
}

/** Null behind the last page. */
async function fetchPage(url: URL, fetchAddress: FetchAddress): Promise<Fetched | null> {
  const fetched = await fetchPatiently(url.href, fetchAddress, {});
  const { status, content } = fetched;
  if (status >= 200 && status < 300) return fetched;
  content.destroy();
  if (status === 400 || status === 404 || status === 410) return null;
  throw new Error(
    `${url.origin}${url.pathname} responded ${[status, STATUS_CODES[status]].join(' ').trim()}.`,
  );
}
