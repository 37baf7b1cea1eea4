import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Access } from '@marquee/access';
import type { Express, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import proxyaddr from 'proxy-addr';
import { compress, type ContentCoding } from './compression.ts';
import { requestIdFor } from './middleware.ts';
import { toClientAddress } from './rate-limit/identify.ts';
import { toPolicyField } from './rate-limit/limit-fields.ts';
import { noteRejectedRead } from './rate-limit/rejected-read.ts';
import type { AppResponse } from './request-log.ts';
import { isFresh, tagFor } from './response-body.ts';
import { toAge, type CachedResponse, type ResponseCache } from './response-cache.ts';
import type { RoutedRequest } from './telemetry.ts';

const MAX_REQUESTS = 4_000;
const MAX_KEY_LENGTH = 1_000;
// They belong to one response and not to all responses to the request.
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'x-request-id',
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
  /** Names and values in turn. */
  headers: string[];
  /** The same of those that a 304 does not have. */
  bodyHeaders: string[];
  /** The path of its route, for the metrics. */
  route: unknown;
}

export interface RepeatedReadsParts {
  access: Pick<Access, 'authenticate' | 'consume'>;
  cache: Pick<ResponseCache, 'peek'>;
}

/**
 * Answers repeated public reads from the response cache before Express: it counts the request, and sends the bytes with the headers of
 * the first response. Every other request goes to the app, also one that its quota rejects.
 */
// eslint-disable-next-line max-lines-per-function -- a factory whose functions share the requests
export function createRepeatedReads({ access, cache }: RepeatedReadsParts) {
  const known = new LRUCache<string, KnownRequest>({
    maxSize: MAX_REQUESTS,
    sizeCalculation: () => 1,
  });
  let answered = 0;

  /** Returns the listener of the server in front of an app. */
  function before(app: Express): RequestListener {
    const isTrusted = app.get('trust proxy fn') as Parameters<typeof proxyaddr>[1]; // set by Express
    return (req, res) => {
      const request = isPlain(req) ? known.get(toKey(req)) : undefined;
      const cached = request && cache.peek(request.cacheKey);
      if (!request || !cached) {
        app(req, res);
        return;
      }
      const address = toClientAddress(proxyaddr(req, isTrusted), req);
      answer(req, res, { request, cached, address }).then(
        (isAnswered) => {
          if (!isAnswered) app(req, res);
        },
        () => {
          app(req, res);
        },
      );
    };
  }

  async function answer(
    req: RoutedRequest,
    res: AppResponse,
    { request, cached, address }: Answer,
  ): Promise<boolean> {
    const caller = await access.authenticate(address, undefined);
    const admission = await access.consume(caller, 'read');
    const { decision } = admission;
    if (!decision.admitted) {
      res.locals = {};
      noteRejectedRead(res.locals, admission); // the app writes the response
      return false;
    }
    const { coding } = request;
    const body =
      coding === null ? cached.response.body : await compress(cached.response.body, coding);
    answered++;
    const requestId = requestIdFor(req);
    req.route = { path: request.route };
    res.locals = { requestId };
    send(req, res, { request, cached, body, requestId, policy: toPolicyField(decision) });
    return true;
  }

  /** Call it after a response to everyone that is in the cache. Its headers are those of later responses to the same request. */
  function remember(req: Request, res: Response, cacheKey: string): void {
    if (res.statusCode !== 200 || !isPlain(req)) return;
    const coding = res.getHeader('content-encoding');
    const { path: route } = req.route as { path: unknown }; // set by the router
    const key = toKey({ url: req.originalUrl, headers: req.headers });
    if (key.length > MAX_KEY_LENGTH) return;
    known.set(key, {
      cacheKey,
      coding: coding === 'br' || coding === 'gzip' ? coding : null,
      headers: listHeaders(res, (name) => !OWN_HEADERS.has(name) && !OF_BODY.has(name)),
      bodyHeaders: listHeaders(res, (name) => OF_BODY.has(name)),
      route,
    });
  }

  return { before, remember, answered: () => answered };
}
export type RepeatedReads = ReturnType<typeof createRepeatedReads>;

interface Found {
  request: KnownRequest;
  cached: CachedResponse;
}

interface Answer extends Found {
  address: string | undefined;
}

/** A read without a key, a body or a header that is sent twice. */
function isPlain({ method, headers, rawHeaders }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.authorization !== undefined || headers['x-api-key'] !== undefined) return false;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
    return false;
  return rawHeaders.length <= 2 * Object.keys(headers).length;
}

/** The parts of a request on which a public response depends. */
const toKey = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string =>
  `${url}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`;

const listHeaders = (res: Response, isListed: (name: string) => boolean): string[] =>
  res.getHeaderNames().flatMap((name) => {
    const value = res.getHeader(name);
    return value === undefined || !isListed(name) ? [] : [name, String(value)];
  });

interface Sending extends Found {
  body: Buffer;
  /** Empty if no limit applies. */
  policy: string;
  requestId: string;
}

function send(
  { method, headers: { 'if-none-match': noneMatch } }: IncomingMessage,
  res: ServerResponse,
  { request, cached, body, policy, requestId }: Sending,
): void {
  const etag = tagFor(cached.response.etag, request.coding);
  const isKnown = isFresh(noneMatch, etag);
  const age = toAge(cached.createdAt);
  const headers = ['X-Request-Id', requestId, 'ETag', etag, ...request.headers];
  if (policy !== '') headers.push('RateLimit-Policy', policy);
  if (age > 0) headers.push('Age', String(age));
  if (cached.response.tags) headers.push(...cached.response.tags);
  if (!isKnown) headers.push(...request.bodyHeaders, 'Content-Length', String(body.length));
  res.writeHead(isKnown ? 304 : 200, headers).end(isKnown || method === 'HEAD' ? undefined : body);
}
