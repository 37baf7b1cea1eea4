import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { codeOf, messageOf } from './error-text.ts';

const USER_AGENT = 'Marquee/0.1 (+event catalogue)';
const HEADERS_TIMEOUT_MS = 30_000;

export const isAddress = (location: string): boolean => /^https?:\/\//i.test(location);

/** Fetches an http(s) address. Throws an Error naming the address without its query, which may hold a key. */
export async function download(address: string): Promise<{ name: string; content: Readable }> {
  const { origin, pathname } = parsed(address);
  const shown = origin + pathname;
  const response = await fetchHeaders(address, shown);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${shown} answered ${[response.status, response.statusText].join(' ').trim()}.`);
  }
  if (!response.body) throw new Error(`${shown} answered without any content.`);
  const body = response.body as ReadableStream; // types of browsers, which a package brings in, call it another
  return { name: basename(pathname) || 'download', content: Readable.fromWeb(body) };
}

function parsed(address: string): URL {
  if (!URL.canParse(address)) throw new Error('The address of the feed is not a valid URL.');
  return new URL(address);
}

async function fetchHeaders(address: string, shown: string): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), HEADERS_TIMEOUT_MS);
  try {
    return await fetch(address, { headers: { 'user-agent': USER_AGENT }, signal: timeout.signal });
  } catch (error) {
    if (timeout.signal.aborted) throw new Error(`${shown} did not answer within 30 seconds.`, { cause: error });
    throw new Error(`${shown} cannot be reached (${reasonOf(error)}).`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** fetch says only "fetch failed"; the reason stands in its cause. */
const reasonOf = (error: unknown): string => {
  const cause: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : null;
  return codeOf(cause) ?? messageOf(cause ?? error);
};
