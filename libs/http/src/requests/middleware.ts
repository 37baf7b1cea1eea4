import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DomainError } from '@marquee/domain';
import cors from 'cors';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { beginProblem, getRequestId } from '../problems/begin-problem.ts';
import { problemBody, type Problem } from '../problems/problems.ts';
import { HTML_TYPE, sendBody, type HtmlPage } from '../responses/response-body.ts';
import { redact } from '../telemetry/redact.ts';
import { prefersHtml } from './prefers-html.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
// Node uses the first of two equal headers; a proxy or a cache may use the last.
const SINGLE_HEADERS = ['host', 'authorization', 'x-api-key', 'content-type', 'content-encoding'];

/** Gives every request an id: the one that the client sent, if it is valid. */
export const requestId = (): RequestHandler => (req, res, next) => {
  const given: unknown = res.locals['requestId']; // before Express
  const id = typeof given === 'string' ? given : requestIdFor(req);
  res.locals['requestId'] = id;
  res.setHeader('X-Request-Id', id);
  next();
};

export function requestIdFor({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Rejects requests that a proxy and this server could read differently: repeated headers and
 * unknown transfer codings.
 */
export const rejectAmbiguousFraming = (): RequestHandler => (req, res, next) => {
  const names = req.rawHeaders
    .filter((_name, index) => index % 2 === 0)
    .map((name) => name.toLowerCase());
  const isRepeated = SINGLE_HEADERS.some(
    (single) => names.indexOf(single) !== names.lastIndexOf(single),
  );
  const coding = req.headers['transfer-encoding'];
  if (!isRepeated && (coding === undefined || coding.toLowerCase() === 'chunked')) {
    next();
    return;
  }
  res.set('Connection', 'close');
  throw new DomainError(
    'invalid_parameter',
    `The request repeats a header that must be sent once (${SINGLE_HEADERS.join(', ')}) or has an unknown Transfer-Encoding.`,
  );
};

const allowEveryOrigin = cors({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
  allowedHeaders: ['X-API-Key', 'Authorization', 'Content-Type', 'If-None-Match', 'X-Request-Id'],
  exposedHeaders: ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'ETag', 'Link', 'X-Request-Id'],
  maxAge: 86_400,
});

/** Every site may read responses. Browsers send no cookies or other ambient credentials. */
export const openCors = (): RequestHandler => allowEveryOrigin;

/** No page of ours uses these. */
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Sets headers for data: browsers must not run, frame or sniff it, and every site may fetch it.
 * `hstsSubdomains` forces https on every host below the one of the response.
 */
export function jsonHeaders({ hstsSubdomains = false } = {}): RequestHandler {
  const headers = {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
  };
  const list = Object.entries(headers);
  return (_req, res, next) => {
    for (const [name, value] of list) res.setHeader(name, value);
    next();
  };
}

/** Responds with 404 to requests that no route has handled. `advice` states where to look. */
export const routeNotFound =
  (advice?: string): RequestHandler =>
  () => {
    throw new DomainError('not_found', ['No such endpoint.', advice].filter(Boolean).join(' '));
  };

export interface ProblemOptions {
  /** The base of the problem types. */
  apiUrl: string;
  logger: Logger;
  /** Renders a problem for clients that prefer a page to JSON. Without it they get JSON. */
  renderPage?: (problem: Problem) => HtmlPage;
}

/**
 * Turns every error into a problem document or a page. An unexpected error is logged in full and
 * reported without details.
 */
export const problemDetails =
  ({ apiUrl, logger, renderPage }: ProblemOptions): ErrorRequestHandler =>
  async (thrown: unknown, req, res, next) => {
    if (res.headersSent) {
      logger.error({ err: thrown, request_id: getRequestId(res) }, 'request.broken_off');
      // Express prints its argument, and the error could contain a secret
      next('The response was cut off.');
      return;
    }
    const problem = problemBody(beginProblem(res, thrown, logger), {
      apiUrl,
      instance: redact(req.originalUrl).slice(0, 500),
      requestId: getRequestId(res),
      pathNames: namesIn(res.locals),
    });
    const page = renderPage && prefersHtml(req, res) ? renderPage(problem) : null;
    if (page) res.set('Content-Security-Policy', page.policy);
    const body = page?.text ?? JSON.stringify(problem);
    await sendBody(req, res, { type: page ? HTML_TYPE : PROBLEM_TYPE, body: Buffer.from(body) });
  };

function namesIn(locals: Record<string, unknown>): string[] {
  const names = locals['pathNames'];
  return Array.isArray(names) ? names.map(String) : [];
}
