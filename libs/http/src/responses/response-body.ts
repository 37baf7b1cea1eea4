import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DomainError } from '@marquee/domain';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { compress, contentCoding, type ContentCoding } from './compression.ts';

/** A response body as bytes, with its media type and ETag. */
export interface ResponseBody {
  type: string;
  body: Buffer;
  etag: string;
  /** Name and value of the header by which a shared cache purges the response. */
  tags?: readonly [name: string, value: string];
}

/** Who may cache a response: shared caches (`everyone`), the caller alone, or no one. */
type Audience = 'everyone' | 'caller' | 'no_one';

/** A response body and who may cache it. `caching` replaces the Cache-Control of the audience. */
export type Sent = ResponseBody & { audience: Audience; caching?: string };

/** A complete HTML document and its Content-Security-Policy. */
export interface HtmlPage {
  text: string;
  policy: string;
}

export const HTML_TYPE = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const CACHING: Readonly<Record<Audience, string>> = {
  everyone: 'public, max-age=30, stale-while-revalidate=300',
  caller: 'private, max-age=30',
  no_one: 'private, no-store',
};

/** `content` can be JSON already. */
export const toJsonBody = (content: object | string): ResponseBody =>
  toTextBody({
    type: JSON_TYPE,
    text: typeof content === 'string' ? content : JSON.stringify(content),
  });

/** Returns a body of another media type than JSON. */
export function toTextBody({ type, text }: { type: string; text: string | Buffer }): ResponseBody {
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  // 27 characters; no one gains from a collision
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  return { type, body, etag };
}

/** Types that a client may mean by a more general or an older name. */
const GENERAL_TYPES: readonly [pattern: RegExp, names: string[]][] = [
  [/\+json$/, ['application/json']],
  [/\+xml$/, ['application/xml', 'text/xml']],
  [/^application\/xml$/, ['text/xml']],
  [/^text\/javascript$/, ['application/javascript']],
];

/** Whether `Accept` includes the type of a response. A header that names no type is ignored. */
export function isAcceptable(req: IncomingMessage, type: string): boolean {
  const { accept = '*/*' } = req.headers;
  if (accept === '*/*' || !accept.includes('/')) return true;
  const essence = toEssence(type);
  const general = GENERAL_TYPES.filter(([pattern]) => pattern.test(essence));
  const names = [essence, ...general.flatMap(([, others]) => others)];
  // Express reads the headers alone, so it decides before an app has the request, too.
  return express.request.accepts.call(req as Request, ...names) !== false;
}

const toEssence = (type: string): string => type.split(';', 1)[0] ?? type;

function requireAcceptable(req: Request, type: string): void {
  if (!isAcceptable(req, type))
    throw new DomainError(
      'not_acceptable',
      `This address is sent as ${toEssence(type)}, which Accept does not include.`,
    );
}

/**
 * Sends a response, or 304 if the client has it already and may cache it. Each content coding has
 * its own strong ETag, because its bytes differ (RFC 9110, 8.8.3). A read that was successful is
 * sent only as a type that the client accepts; errors and answers to writes always are.
 */
export async function sendCacheable(
  req: Request,
  res: Response,
  { type, body, etag, tags, audience, caching = CACHING[audience] }: Sent,
): Promise<void> {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (isRead && res.statusCode < 300) requireAcceptable(req, type);
  const coding = contentCoding(req, type, body.length);
  const tag = tagFor(etag, coding);
  res.set({ ETag: tag, 'Cache-Control': caching });
  if (audience === 'everyone' && tags) res.set(...tags);
  // A shared cache would send the quota of this caller to everyone. RateLimit-Policy is the same
  // for all without a key.
  if (audience === 'everyone') res.removeHeader('RateLimit');
  if (isRead && audience !== 'no_one' && isFresh(req.get('if-none-match'), tag)) {
    res.status(304).end();
    return;
  }
  await sendBody(req, res, { type, body, coding });
}

/** Returns the ETag of a body in a content coding. */
export const tagFor = (etag: string, coding: ContentCoding | null): string =>
  coding === null ? etag : `${etag.slice(0, -1)}-${coding}"`;

interface Body {
  type: string;
  body: Buffer;
  coding?: ContentCoding | null;
}

/** Sends bytes, compressed if the client accepts it and the type and size are worth it. */
export async function sendBody(
  req: Request,
  res: Response,
  { type, body, coding = contentCoding(req, type, body.length) }: Body,
): Promise<void> {
  const content = coding === null ? body : await compress(body, coding);
  if (coding !== null) res.set('Content-Encoding', coding);
  res.set({ 'Content-Type': type, 'Content-Length': String(content.length) });
  res.end(req.method === 'HEAD' ? undefined : content);
}

export function isFresh(noneMatch: string | undefined, etag: string): boolean {
  if (noneMatch === undefined) return false;
  const tags = noneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

interface StaticOptions {
  /** JSON by default. */
  type?: string;
  caching?: string;
}

/** Serves a response that never changes while the process runs. The first request creates it. */
export function staticResponse(
  create: () => string | Buffer | object,
  { type = JSON_TYPE, caching }: StaticOptions = {},
) {
  let response: ResponseBody | undefined;
  const handler: RequestHandler = (req, res) => {
    response ??= toTextBody({ type, text: toText(create()) });
    return sendCacheable(req, res, {
      ...response,
      audience: 'everyone',
      ...(caching !== undefined && { caching }),
    });
  };
  return handler;
}

const toText = (content: string | Buffer | object) =>
  typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content);
