import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import type { Access, Caller, CountedAdmission } from '@marquee/access';
import type { Express, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import proxyaddr from 'proxy-addr';
import { toClientAddress } from '../rate-limit/identify.ts';
import { toLimitFields } from '../rate-limit/limit-fields.ts';
import { noteAdmission } from '../rate-limit/limit-requests.ts';
import { readKeyHeaders } from '../requests/credentials.ts';
import { cleanForwardedFor } from '../requests/forwarded-for.ts';
import { requestIdFor } from '../requests/middleware.ts';
import type { AppResponse } from '../telemetry/request-log.ts';
import type { RoutedRequest } from '../telemetry/telemetry.ts';
import { compress, type ContentCoding } from './compression.ts';
import { isAcceptable, isFresh, tagFor } from './response-body.ts';
import { toAge, type CachedResponse, type ResponseCache } from './response-cache.ts';

const MAX_REQUESTS = 4_000;
const MAX_KEY_LENGTH = 1_000;

// Set for each response: by its request, its limit and the cached body.
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

/** Names and values in turn, as `writeHead` takes them without a copy. */
type FlatHeaders = string[];

/** A request that was answered before, and what its response has apart from the cached body. */
interface KnownRequest {
  cacheKey: string;
  coding: ContentCoding | null;
  headers: FlatHeaders;
  /** Those that a 304 does not have. */
  bodyHeaders: FlatHeaders;
  /** The path of its route, for the metrics. */
  route: unknown;
}

export interface RepeatedReadsParts {
  access: Pick<Access, 'recognise' | 'consume'>;
  cache: Pick<ResponseCache, 'peek'>;
  /** Counts what an account uses: a request for the path of a route. */
  recordUsage?: (caller: Caller, request: { method: string; route: unknown }) => void;
}

/**
 * Answers repeated reads from the response cache before Express: it counts the request, and sends
 * the bytes with the headers of the first response. Two requests are the same if they have one URL
 * and agree in the headers that the response names in `Vary`. Every other request goes to the app,
 * also one that its quota rejects. Nothing waits unless Redis counts or a body has to be
 * compressed.
 */

export function createRepeatedReads({ access, cache, recordUsage }: RepeatedReadsParts) {
  const known = createKnownRequests();
  let answered = 0;

  /** Returns the listener of the server in front of an app. */
  function before(app: Express): RequestListener {
    const isTrusted = app.get('trust proxy fn') as IsTrusted; // set by Express
    return (req, res) => {
      cleanForwardedFor(req);
      const passOn = () => void app(req, res);
      const found = find(req, isTrusted);
      if (!found) {
        passOn();
        return;
      }
      const respond = (admission: CountedAdmission) => {
        answer([req, res], { ...found, admission }, passOn);
      };
      const admission = access.consume(found.caller, 'read');
      if ('decision' in admission) respond(admission);
      else admission.then(respond, passOn);
    };
  }

  /**
   * Returns null if the app has to answer, look up the key, explain why it is wrong, or count a
   * wrong address.
   */
  function find(req: IncomingMessage, isTrusted: IsTrusted): Found | null {
    const request = isPlain(req) ? known.find(req) : undefined;
    const cached = request && cache.peek(request.cacheKey);
    if (cached && !isAcceptable(req, cached.response.type)) return null;
    const credentials = cached && readKeyHeaders(req.headers);
    if (!credentials || 'problem' in credentials) return null;
    const reported = proxyaddr(req, isTrusted);
    if (!isIP(reported)) return null;
    const page = { origin: req.headers.origin, isRead: true };
    const caller = access.recognise(toClientAddress(reported, req), credentials.key, page);
    return caller && { request, cached, caller, requestId: requestIdFor(req) };
  }

  function answer([req, res]: Exchange, found: Answer, passOn: () => void): void {
    const { request, cached, caller, admission, requestId } = found;
    res.locals = { requestId, caller };
    noteAdmission(res.locals, { limitClass: 'read', admission });
    if (!admission.decision.admitted) {
      passOn();
      return;
    }
    answered++;
    const { route, coding } = request;
    req.route = { path: route };
    if (caller.holder) recordUsage?.(caller, { method: req.method ?? '', route });
    const { body } = cached.response;
    const content = coding === null ? body : compress(body, coding);
    if (Buffer.isBuffer(content)) send([req, res], found, content);
    else
      content.then((compressed) => {
        send([req, res], found, compressed);
      }, passOn);
  }

  return { before, remember: known.remember, answered: () => answered };
}

export type RepeatedReads = ReturnType<typeof createRepeatedReads>;

type IsTrusted = Parameters<typeof proxyaddr>[1];
type Exchange = [req: RoutedRequest, res: AppResponse];

interface Found {
  request: KnownRequest;
  cached: CachedResponse;
  caller: Caller;
  requestId: string;
}

type Answer = Found & { admission: CountedAdmission };

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

  /**
   * Call it after a response that is in the cache. Its headers are those of later responses to the
   * same request.
   */
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

const listHeaders = (res: Response, isListed: (name: string) => boolean): FlatHeaders =>
  Object.entries(res.getHeaders()).flatMap(([name, value]) =>
    value === undefined || !isListed(name) ? [] : [name, String(value)],
  );

function send([req, res]: Exchange, found: Answer, body: Buffer): void {
  const { request, cached, caller, admission, requestId } = found;
  const etag = tagFor(cached.response.etag, request.coding);
  const isKnown = isFresh(req.headers['if-none-match'], etag);
  const age = toAge(cached.createdAt);
  const headers = ['X-Request-Id', requestId, 'ETag', etag, ...request.headers];
  if (age > 0) headers.push('Age', String(age));
  const limits = toLimitFields(admission.decision);
  if (limits) headers.push('RateLimit-Policy', limits.policy);
  // Shared caches store the responses to callers without a key.
  if (caller.holder && limits) headers.push('RateLimit', limits.remaining);
  if (!caller.holder && cached.response.tags) headers.push(...cached.response.tags);
  if (!isKnown) headers.push(...request.bodyHeaders, 'Content-Length', String(body.length));
  res
    .writeHead(isKnown ? 304 : 200, headers)
    .end(isKnown || req.method === 'HEAD' ? undefined : body);
}
