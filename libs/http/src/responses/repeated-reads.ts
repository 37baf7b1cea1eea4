import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Access, Caller } from '@marquee/access';
import type { Express, Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import proxyaddr from 'proxy-addr';
import { toClientAddress } from '../rate-limit/identify.ts';
import { readKeyHeaders } from '../requests/credentials.ts';
import { cleanForwardedFor } from '../requests/forwarded-for.ts';
import { openCors, requestIdFor } from '../requests/middleware.ts';
import type { AppResponse } from '../telemetry/request-log.ts';
import type { RoutedRequest } from '../telemetry/telemetry.ts';
import { compress, type ContentCoding } from './compression.ts';
import { isFresh, tagFor } from './response-body.ts';
import { toAge, type CachedResponse, type ResponseCache } from './response-cache.ts';

const MAX_REQUESTS = 4_000;
const MAX_KEY_LENGTH = 1_000;

// Set for each response: by its request, CORS, its limit and the cached body.
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'x-request-id',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'ratelimit',
  'ratelimit-policy',
  'etag',
  'age',
  'content-length',
  'cache-tag',
  'edge-cache-tag',
  'surrogate-key',
]);
// A 304 has no body that they could describe.
const OF_BODY: ReadonlySet<string> = new Set(['content-type', 'content-encoding']);

/** A request that was answered before, and what its response has apart from the cached body. */
interface KnownRequest {
  cacheKey: string;
  coding: ContentCoding | null;
  headers: [name: string, value: string][];
  /** Those that a 304 does not have. */
  bodyHeaders: [name: string, value: string][];
  /** The path of its route, for the metrics. */
  route: unknown;
}

export interface RepeatedReadsParts {
  access: Pick<Access, 'recognise'>;
  cache: Pick<ResponseCache, 'peek'>;
  /** Counts a read, as in the app. */
  limit: RequestHandler;
  /** Counts what an account uses, as in the app. */
  recordUsage?: RequestHandler;
}

/**
 * Answers repeated reads from the response cache before Express: it counts the request, and sends the bytes with the headers of the
 * first response. Two requests are the same if they have one URL and agree in the headers that the response names in `Vary`. Every
 * other request goes to the app, also one that its quota rejects.
 */
export function createRepeatedReads({ access, cache, limit, recordUsage }: RepeatedReadsParts) {
  const known = createKnownRequests();
  let answered = 0;

  /** Returns the listener of the server in front of an app. */
  function before(app: Express): RequestListener {
    const isTrusted = app.get('trust proxy fn') as Parameters<typeof proxyaddr>[1]; // set by Express
    return (req, res) => {
      cleanForwardedFor(req);
      const found = isPlain(req) ? known.find(req) : undefined;
      const cached = found && cache.peek(found.cacheKey);
      const caller = cached && recognise(req, proxyaddr(req, isTrusted));
      if (!caller) {
        app(req, res);
        return;
      }
      answer(req, res, { request: found, cached, caller }).then(
        (isAnswered) => {
          if (!isAnswered) app(req, res);
        },
        () => {
          app(req, res);
        },
      );
    };
  }

  /** Returns the caller, or null if the app has to look up its key, to explain why it is wrong, or to count a wrong address. */
  function recognise(req: IncomingMessage, reported: string): Caller | null {
    if (!isIP(reported)) return null;
    const credentials = readKeyHeaders(req.headers);
    if ('problem' in credentials) return null;
    const page = { origin: req.headers.origin, isRead: true };
    return access.recognise(toClientAddress(reported, req), credentials.key, page);
  }

  async function answer(req: RoutedRequest, res: AppResponse, found: Answer): Promise<boolean> {
    const { request, cached, caller } = found;
    res.locals = { requestId: requestIdFor(req), caller };
    if (!(await passes(limit, req, res))) return false; // the app writes the response
    answered++;
    req.route = { path: request.route };
    if (recordUsage && caller.holder) await passes(recordUsage, req, res);
    await passes(openCors(), req, res);
    const { coding } = request;
    const body =
      coding === null ? cached.response.body : await compress(cached.response.body, coding);
    send(req, res, { ...found, body });
    return true;
  }

  return { before, remember: known.remember, answered: () => answered };
}
export type RepeatedReads = ReturnType<typeof createRepeatedReads>;

interface Answer {
  request: KnownRequest;
  cached: CachedResponse;
  caller: Caller;
}

/** Runs a handler of the app before Express. It uses what Node's request and response have. Returns whether it passes the request on. */
const passes = (handler: RequestHandler, req: IncomingMessage, res: ServerResponse) =>
  new Promise<boolean>((resolve) => {
    void handler(req as Request, res as Response, (error?: unknown) => {
      resolve(error === undefined);
    });
  });

function createKnownRequests() {
  const requests = new LRUCache<string, KnownRequest>({
    maxSize: MAX_REQUESTS,
    sizeCalculation: () => 1,
  });
  /** The headers on which the latest response of a URL depends. */
  const varying = new LRUCache<string, readonly string[]>({
    maxSize: MAX_REQUESTS,
    sizeCalculation: () => 1,
  });

  function find({ url = '', headers }: IncomingMessage): KnownRequest | undefined {
    const names = varying.get(url);
    return names && requests.get(toKey(url, headers, names));
  }

  /** Call it after a response that is in the cache. Its headers are those of later responses to the same request. */
  function remember(req: Request, res: Response, cacheKey: string): void {
    const { originalUrl: url, headers } = req;
    const names = toNames(res.getHeader('vary'));
    if (res.statusCode !== 200 || !isPlain(req) || names.includes('*')) return;
    const key = toKey(url, headers, names);
    if (key.length > MAX_KEY_LENGTH) return;
    const coding = res.getHeader('content-encoding');
    varying.set(url, names);
    requests.set(key, {
      cacheKey,
      coding: coding === 'br' || coding === 'gzip' ? coding : null,
      headers: listHeaders(res, (name) => !OWN_HEADERS.has(name) && !OF_BODY.has(name)),
      bodyHeaders: listHeaders(res, (name) => OF_BODY.has(name)),
      route: (req.route as { path: unknown }).path, // set by the router
    });
  }

  return { find, remember };
}

const toNames = (vary: string | number | string[] | undefined): string[] =>
  String(vary ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .sort();

/** With a key, a response is private and states what remains of the quota. */
function toKey(
  url: string,
  headers: IncomingMessage['headers'],
  varying: readonly string[],
): string {
  const isKeyed = headers.authorization !== undefined || headers['x-api-key'] !== undefined;
  let key = `${isKeyed ? 'keyed' : ''}\n${url}`;
  for (const name of varying) key += `\n${name}:${String(headers[name] ?? '')}`;
  return key;
}

/** A read without a body or a header that is sent twice. */
function isPlain({ method, headers, rawHeaders }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
    return false;
  return rawHeaders.length <= 2 * Object.keys(headers).length;
}

const listHeaders = (
  res: Response,
  isListed: (name: string) => boolean,
): [name: string, value: string][] =>
  Object.entries(res.getHeaders()).flatMap(([name, value]) =>
    value === undefined || !isListed(name) ? [] : [[name, String(value)]],
  );

function send(
  { method, headers: { 'if-none-match': noneMatch } }: IncomingMessage,
  res: AppResponse,
  { request, cached, caller, body }: Answer & { body: Buffer },
): void {
  const etag = tagFor(cached.response.etag, request.coding);
  const isKnown = isFresh(noneMatch, etag);
  const age = toAge(cached.createdAt);
  res.setHeader('X-Request-Id', String(res.locals?.['requestId']));
  res.setHeader('ETag', etag);
  for (const [name, value] of request.headers) res.setHeader(name, value);
  if (age > 0) res.setHeader('Age', age);
  if (!caller.holder) {
    res.removeHeader('RateLimit'); // shared caches store the response
    if (cached.response.tags) res.setHeader(...cached.response.tags);
  }
  if (!isKnown) {
    for (const [name, value] of request.bodyHeaders) res.setHeader(name, value);
    res.setHeader('Content-Length', body.length);
  }
  res.writeHead(isKnown ? 304 : 200).end(isKnown || method === 'HEAD' ? undefined : body);
}
