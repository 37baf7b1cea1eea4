import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { Agent, buildConnector, interceptors, request, type Dispatcher } from 'undici';
import { errorCode, errorMessage } from '../error-text.ts';
import { ACCEPT_ENCODING, decodeContent, UnsupportedEncodingError } from './decode-content.ts';
import { PrivateAddressError } from './private-address-error.ts';
import { publicConnector } from './public-address.ts';
import { rewriteWebcalRedirects } from './redirects.ts';
import type { SourceAccess } from './settings.ts';
import { userAgent } from './user-agent.ts';
import { toHttpAddress } from './webcal.ts';

const MAX_REDIRECTS = 5;
const MAX_DOWNLOAD_MS = 3_600_000;
const MAX_DECODED_BYTES = 4_000_000_000;

export interface Fetched {
  status: number;
  /** By lower-case name. Returns the first value of a repeated header. */
  header: (name: string) => string | null;
  /** The last segment of the address, used as file name. */
  name: string;
  /**
   * Fails with a readable message if the server stalls or sends too much. Destroy it if you do not
   * read it to the end.
   */
  content: Readable;
}

/**
 * Fetches an http(s) address. Throws an Error if there is no response. The message names the
 * address without its query, which can contain a key. Any status is returned: check it.
 */
export type FetchAddress = (address: string, options?: FetchOptions) => Promise<Fetched>;

interface FetchOptions {
  headers?: Record<string, string>;
  /** For the whole download. */
  totalTimeoutMs?: number;
}

/**
 * Creates a fetcher with timeouts and a size limit. It reads public addresses only, unless
 * `allowPrivate` is set.
 */
export function createFetcher({
  allowPrivate,
  maxBytes,
  contact,
  idleTimeoutMs,
}: Omit<SourceAccess, 'keys'>): FetchAddress {
  const timeouts = { headersTimeout: idleTimeoutMs, bodyTimeout: idleTimeoutMs };
  const connect = allowPrivate
    ? buildConnector({ timeout: idleTimeoutMs })
    : publicConnector(idleTimeoutMs);
  const agent = new Agent({ ...timeouts, connect });
  const dispatcher = agent.compose(
    rewriteWebcalRedirects(),
    interceptors.redirect({ maxRedirections: MAX_REDIRECTS }),
  );

  return async (address, { headers = {}, totalTimeoutMs = MAX_DOWNLOAD_MS } = {}) => {
    const url = parseFeedUrl(address);
    const shown = url.origin + url.pathname;
    const signal = AbortSignal.timeout(totalTimeoutMs);
    const toError = (error: unknown) => {
      const failure = signal.aborted
        ? 'did not complete in time'
        : describeFailure(error, idleTimeoutMs);
      return new Error(`${shown} ${failure}.`, { cause: error });
    };
    const own = { 'user-agent': userAgent(contact), 'accept-encoding': ACCEPT_ENCODING };
    const response = await request(url, {
      dispatcher,
      signal,
      headers: { ...own, ...headers },
    }).catch((error: unknown) => {
      throw toError(error);
    });
    const header = headerReader(response);
    const content = Readable.from(
      readBody(response.body, { encoding: header('content-encoding'), maxBytes, toError }),
      {
        objectMode: false,
      },
    );
    return {
      status: response.statusCode,
      header,
      name: basename(url.pathname) || 'download',
      content,
    };
  };
}

function parseFeedUrl(address: string): URL {
  const url = URL.parse(toHttpAddress(address));
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('The address of the feed is not a valid http or https URL.');
  if (url.username || url.password)
    throw new Error(
      `The address of the feed on ${url.host} contains a user name or a password, which is not supported.`,
    );
  return url;
}

const headerReader =
  ({ headers }: Dispatcher.ResponseData) =>
  (name: string) =>
    [headers[name] ?? null].flat()[0] ?? null;

interface BodyOptions {
  encoding: string | null;
  maxBytes: number;
  toError: (error: unknown) => Error;
}

/** Yields the decoded body. Limits its size as transferred and as decoded. */
async function* readBody(
  body: AsyncIterable<Buffer>,
  { encoding, maxBytes, toError }: BodyOptions,
) {
  try {
    yield* limitSize(decodeContent(limitSize(body, maxBytes), encoding), MAX_DECODED_BYTES);
  } catch (error) {
    throw toError(error);
  }
}

async function* limitSize(body: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLargeError(maxBytes);
    yield chunk;
  }
}

class TooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`sends more than ${String(maxBytes / 1_000_000)} MB (INGEST_MAX_MB)`);
    this.name = 'TooLargeError';
  }
}

const KNOWN_ERRORS = [PrivateAddressError, TooLargeError, UnsupportedEncodingError];

/** Returns the end of a sentence that begins with the address. */
function describeFailure(error: unknown, idleTimeoutMs: number): string {
  if (KNOWN_ERRORS.some((known) => error instanceof known)) return errorMessage(error);
  const seconds = `${String(idleTimeoutMs / 1000)} seconds`;
  const code = errorCode(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'UND_ERR_HEADERS_TIMEOUT')
    return `did not respond within ${seconds}`;
  if (code === 'UND_ERR_BODY_TIMEOUT') return `sent nothing for ${seconds}`;
  if (/^(Z_|ERR_BROTLI|ERR__ERROR)/.test(code ?? '')) return 'sends damaged content';
  if (code === 'UND_ERR_INVALID_ARG') return 'redirects to an unsupported address';
  return `cannot be reached (${code ?? errorMessage(error)})`;
}
