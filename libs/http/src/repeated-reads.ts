import type { IncomingMessage } from 'node:http';
import type { Access } from '@marquee/access';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { compress, type ContentCoding } from './compression.ts';
import { requestIdFor, requestLog } from './middleware.ts';
import { getClientAddress } from './rate-limit/identify.ts';
import { toPolicyField } from './rate-limit/limit-fields.ts';
import { noteRejectedRead } from './rate-limit/rejected-read.ts';
import { isFresh, tagFor } from './response-body.ts';
import { toAge, type CachedResponse, type ResponseCache } from './response-cache.ts';

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
  headers: [name: string, value: string][];
  /** The path of its route, for the metrics. */
  route: unknown;
}

export interface RepeatedReadsParts {
  access: Pick<Access, 'authenticate' | 'consume'>;
  cache: Pick<ResponseCache, 'peek'>;
}

/**
 * Answers repeated public reads from the response cache before the middleware and the router: it counts the request, and sends the bytes
 * with the headers of the first response. Every other request takes the normal way, also one that its quota rejects.
 */
// eslint-disable-next-line max-lines-per-function -- a factory whose functions share the requests
export function createRepeatedReads({ access, cache }: RepeatedReadsParts) {
  const known = new LRUCache<string, KnownRequest>({ maxSize: MAX_REQUESTS, sizeCalculation: () => 1 });
  let answered = 0;

  /** Returns the handler. Each answer has one line in the log. */
  function serve(logger: Logger): RequestHandler {
    const log = requestLog(logger);
    return (req, res, next) => {
      const request = isPlain(req) ? known.get(toKey(req)) : undefined;
      const cached = request && cache.peek(request.cacheKey);
      if (!request || !cached) {
        next();
        return;
      }
      res.locals['requestId'] = requestIdFor(req);
      req.route = { path: request.route };
      log(req, res, () => undefined);
      answer(req, res, { request, cached }).then((isAnswered) => {
        if (!isAnswered) next();
      }, next);
    };
  }

  async function answer(req: Request, res: Response, { request, cached }: Answer): Promise<boolean> {
    const caller = await access.authenticate(getClientAddress(req), undefined);
    const admission = await access.consume(caller, 'read');
    const { decision } = admission;
    if (!decision.admitted) {
      noteRejectedRead(res, admission); // the normal way writes the response
      return false;
    }
    const { coding } = request;
    const body = coding === null ? cached.response.body : await compress(cached.response.body, coding);
    answered++;
    send(req, res, { request, cached, body, policy: toPolicyField(decision) });
    return true;
  }

  /** Call it after a response to everyone that is in the cache. Its headers are those of later responses to the same request. */
  function remember(req: Request, res: Response, cacheKey: string): void {
    if (res.statusCode !== 200 || !isPlain(req)) return;
    const coding = res.getHeader('content-encoding');
    const headers = res.getHeaderNames().flatMap((name): KnownRequest['headers'] => {
      const value = res.getHeader(name);
      return value === undefined || OWN_HEADERS.has(name) ? [] : [[name, String(value)]];
    });
    const { path: route } = req.route as { path: unknown }; // set by the router
    const key = toKey(req);
    if (key.length > MAX_KEY_LENGTH) return;
    known.set(key, { cacheKey, coding: coding === 'br' || coding === 'gzip' ? coding : null, headers, route });
  }

  return { serve, remember, answered: () => answered };
}
export type RepeatedReads = ReturnType<typeof createRepeatedReads>;

interface Answer {
  request: KnownRequest;
  cached: CachedResponse;
}

/** A read without a key, a body or a header that is sent twice. */
function isPlain({ method, headers, rawHeaders }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.authorization !== undefined || headers['x-api-key'] !== undefined) return false;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
  return rawHeaders.length <= 2 * Object.keys(headers).length;
}

/** The parts of a request on which a public response depends. */
const toKey = ({ originalUrl, headers }: Request): string =>
  `${originalUrl}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`;

interface Sending extends Answer {
  body: Buffer;
  /** Empty if no limit applies. */
  policy: string;
}

function send(req: Request, res: Response, { request, cached, body, policy }: Sending): void {
  const etag = tagFor(cached.response.etag, request.coding);
  const isKnown = isFresh(req.headers['if-none-match'], etag);
  const age = toAge(cached.createdAt);
  const headers = ['X-Request-Id', String(res.locals['requestId']), 'ETag', etag];
  if (policy !== '') headers.push('RateLimit-Policy', policy);
  if (age > 0) headers.push('Age', String(age));
  if (cached.response.tags) headers.push(...cached.response.tags);
  for (const [name, value] of request.headers) if (!isKnown || !OF_BODY.has(name)) headers.push(name, value);
  if (!isKnown) headers.push('Content-Length', String(body.length));
  res.writeHead(isKnown ? 304 : 200, headers).end(isKnown || req.method === 'HEAD' ? undefined : body);
}
