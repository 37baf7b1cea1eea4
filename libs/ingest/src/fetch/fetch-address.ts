import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { Agent, buildConnector, interceptors, request, type Dispatcher } from 'undici';
import { codeOf, messageOf } from '../error-text.ts';
import { PrivateAddressError } from './private-address-error.ts';
import { publicConnector } from './public-address.ts';
import type { SourceAccess } from './settings.ts';
import { userAgent } from './user-agent.ts';

const MAX_REDIRECTS = 5;
const MAX_DOWNLOAD_MS = 3_600_000;

export interface Fetched {
  status: number;
  /** By lower-case name; of one that came twice, the first. */
  header: (name: string) => string | null;
  /** The last part of the address, for a file's name. */
  name: string;
  /** Fails with a sentence where the server falls silent, or sends more than is allowed. Destroy it if it is not read to its end. */
  content: Readable;
}

/**
 * Fetches an http(s) address. Throws an Error that names the address without its query, which may hold a key, when nobody answers;
 * what a server answers, it answers: look at the status.
 */
export type FetchAddress = (address: string, options?: FetchOptions) => Promise<Fetched>;

interface FetchOptions {
  headers?: Record<string, string>;
  /** For all of it. */
  totalTimeoutMs?: number;
}

/** What fetches: politely, with patience, and from public addresses only unless told otherwise. */
export function createFetcher({
  allowPrivate,
  maxBytes,
  contact,
  idleTimeoutMs,
}: Omit<SourceAccess, 'keys'>): FetchAddress {
  const timeouts = { headersTimeout: idleTimeoutMs, bodyTimeout: idleTimeoutMs };
  const connect = allowPrivate ? buildConnector({ timeout: idleTimeoutMs }) : publicConnector(idleTimeoutMs);
  const agent = new Agent({ ...timeouts, connect });
  const dispatcher = agent.compose(interceptors.redirect({ maxRedirections: MAX_REDIRECTS }));

  return async (address, { headers = {}, totalTimeoutMs = MAX_DOWNLOAD_MS } = {}) => {
    const url = readable(address);
    const shown = url.origin + url.pathname;
    const signal = AbortSignal.timeout(totalTimeoutMs);
    const says = (error: unknown) => {
      const failure = signal.aborted ? 'took too long to send all of it' : failureOf(error, idleTimeoutMs);
      return new Error(`${shown} ${failure}.`, { cause: error });
    };
    const own = { 'user-agent': userAgent(contact), 'accept-encoding': 'gzip' };
    const response = await request(url, { dispatcher, signal, headers: { ...own, ...headers } }).catch(
      (error: unknown) => {
        throw says(error);
      },
    );
    const content = Readable.from(bounded(response.body, maxBytes, says), { objectMode: false });
    return {
      status: response.statusCode,
      header: headerIn(response),
      name: basename(url.pathname) || 'download',
      content,
    };
  };
}

function readable(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('The address of the feed is not a valid URL of the web.');
  if (url.username || url.password)
    throw new Error(`The address of the feed on ${url.host} has a user or a password in it, which is not read.`);
  return url;
}

const headerIn =
  ({ headers }: Dispatcher.ResponseData) =>
  (name: string) =>
    [headers[name] ?? null].flat()[0] ?? null;

async function* bounded(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
  says: (error: unknown) => Error,
): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxBytes) throw new TooLargeError(maxBytes);
      yield chunk;
    }
  } catch (error) {
    throw says(error);
  }
}

class TooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`sends more than ${String(maxBytes / 1_000_000)} MB (INGEST_MAX_MB)`);
    this.name = 'TooLargeError';
  }
}

/** What went wrong, to be put behind the address. */
function failureOf(error: unknown, idleTimeoutMs: number): string {
  if (error instanceof PrivateAddressError || error instanceof TooLargeError) return error.message;
  const seconds = `${String(idleTimeoutMs / 1000)} seconds`;
  const code = codeOf(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'UND_ERR_HEADERS_TIMEOUT')
    return `did not answer within ${seconds}`;
  if (code === 'UND_ERR_BODY_TIMEOUT') return `sent nothing for ${seconds}`;
  if (code === 'UND_ERR_INVALID_ARG') return 'redirects to what cannot be read';
  return `cannot be reached (${code ?? messageOf(error)})`;
}
