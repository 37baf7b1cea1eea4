import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchPatiently } from '../fetch/download.ts';
import type { FetchAddress } from '../fetch/fetch-address.ts';
import type { SourceAccess } from '../fetch/settings.ts';
import type { SourceFile } from '../raw-event.ts';
import { wholeText } from '../reading/whole-text.ts';
import type { LookUp, System } from './system.ts';

const MAX_REQUESTS = 2_000;
const PAUSE_MS = 250;

export interface ReadPagesOptions {
  fetchAddress: FetchAddress;
  access: Pick<SourceAccess, 'keys' | 'allowPrivate'>;
  now?: Date;
  /** At most this many pages. Default: all. */
  maxPages?: number;
}

/**
 * Yields the pages of a system, starting at the location of the feed. Only its own host is
 * requested, one request at a time. Throws an Error if a page cannot be read, so that an incomplete
 * list withdraws nothing.
 */
export async function* readPages(
  system: System,
  location: string,
  options: ReadPagesOptions,
): AsyncGenerator<SourceFile> {
  const { now = new Date(), maxPages = Infinity } = options;
  const request = createRequester(system, options);
  const lookUp = createLookUp(request);
  const seen = new Set<string>();
  let url: URL | null = new URL(location);
  system.first?.(url, now);
  for (let number = 1; url !== null && number <= maxPages; number++) {
    const text = await request(url, number > 1);
    const isNew = text !== null && !seen.has(digest(text)) && !seen.has(url.href);
    if (!isNew) return;
    seen.add(digest(text)).add(url.href);
    const parsed: unknown = parseJson(text);
    const body: unknown =
      system.expand === undefined || parsed === undefined
        ? parsed
        : await system.expand(parsed, lookUp, url);
    const content =
      system.expand === undefined || parsed === undefined ? text : JSON.stringify(body);
    yield {
      name: `${url.host}${url.pathname}, page ${String(number)}`,
      content: Readable.from([Buffer.from(content)]),
      address: url.href,
    };
    const count = parsed === undefined ? 0 : (system.records(body)?.length ?? 0);
    url = system.next?.({ url, body, count, number }) ?? null;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/** Undefined if the text is not JSON. The reader reports it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

type Request = (url: URL, canEnd?: boolean) => Promise<string | null>;

function createRequester(system: System, { fetchAddress, access }: ReadPagesOptions): Request {
  const key = system.key && access.keys[system.key.setting];
  const headers = {
    accept: 'application/json, */*;q=0.5',
    ...(system.key && key !== undefined && system.key.headers(key)),
  };
  let requests = 0;
  return async (url, canEnd = false) => {
    if (++requests > MAX_REQUESTS)
      throw new Error(
        `${url.host}: the limit of ${String(MAX_REQUESTS)} requests per run is reached.`,
      );
    if (requests > 1 && !access.allowPrivate) await sleep(PAUSE_MS);
    const fetched = await fetchPatiently(url.href, fetchAddress, headers);
    const { status, content } = fetched;
    if (status >= 200 && status < 300) {
      const text = await wholeText({ name: url.pathname, content });
      if (text !== null) return text;
      throw new Error(`${url.origin}${url.pathname} sends a page of more than 64 MB.`);
    }
    content.destroy();
    // Many systems answer so behind the last page.
    if (canEnd && (status === 400 || status === 404 || status === 410)) return null;
    throw new Error(
      `${url.origin}${url.pathname} responded ${[status, STATUS_CODES[status]].join(' ').trim()}.`,
    );
  };
}

function createLookUp(request: Request): LookUp {
  const known = new Map<string, Promise<unknown>>();
  return (address) => {
    const cached = known.get(address);
    if (cached) return cached;
    const answer = request(new URL(address), true).then((text) =>
      text === null ? null : parseJson(text),
    );
    known.set(address, answer);
    return answer;
  };
}
