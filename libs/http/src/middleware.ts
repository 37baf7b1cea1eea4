import { randomUUID } from 'node:crypto';
import { DomainError } from '@marquee/domain';
import cors from 'cors';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { logFailure } from './log-failure.ts';
import { problemBody, PROBLEMS, toDomainError } from './problems.ts';
import { redact } from './redact.ts';
import { sendBody } from './response-body.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const RETRY_AFTER_S = 5;
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
// Node takes the first of two; a proxy or a cache may take the last.
const SINGLE_HEADERS = ['host', 'authorization', 'x-api-key', 'content-type', 'content-encoding'];

/** Gives every request an id, the caller's own where it is plain. */
export const requestId = (): RequestHandler => (req, res, next) => {
  const given = req.get('x-request-id');
  const id = given && REQUEST_ID.test(given) ? given : randomUUID();
  res.locals['requestId'] = id;
  res.set('X-Request-Id', id);
  next();
};

/** One structured line a request, once it was answered or its caller left. */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (req, res, next) => {
    const startedAt = process.hrtime.bigint();
    res.once('close', () => {
      logger.info(
        {
          request_id: requestIdOf(res.locals),
          method: req.method,
          path: redact(req.originalUrl).slice(0, 500),
          status: res.statusCode,
          ms: Number((process.hrtime.bigint() - startedAt) / 1000n) / 1000,
          ...(!res.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    next();
  };

/** Refuses what proxies and servers read differently: a header twice that must not be, an unknown transfer coding. */
export const rejectAmbiguousFraming = (): RequestHandler => (req, res, next) => {
  const names = req.rawHeaders.filter((_name, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const isRepeated = SINGLE_HEADERS.some((single) => names.indexOf(single) !== names.lastIndexOf(single));
  const coding = req.headers['transfer-encoding'];
  if (!isRepeated && (coding === undefined || coding.toLowerCase() === 'chunked')) {
    next();
    return;
  }
  res.set('Connection', 'close');
  throw new DomainError(
    'invalid_parameter',
    `The request has more than one header of a kind (${SINGLE_HEADERS.join(', ')}), or an unknown Transfer-Encoding.`,
  );
};

/** Any site may read answers; none may send credentials with them. */
export const openCors = (): RequestHandler =>
  cors({
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['X-API-Key', 'Authorization', 'Content-Type', 'If-None-Match', 'X-Request-Id'],
    exposedHeaders: ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'ETag', 'Link', 'X-Request-Id'],
    maxAge: 86_400,
  });

/** For answers that are data: nothing in them may run, frame or be sniffed; any site may fetch them. */
export const jsonHeaders = (): RequestHandler => (_req, res, next) => {
  res.set({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
  });
  next();
};

/** Whatever no route took. */
export const routeNotFound = (): RequestHandler => () => {
  throw new DomainError('not_found', 'There is nothing at this address. GET / lists where to begin.');
};

/** Turns every error into a problem document. An unexpected error is logged in full and answered without details. */
export const problemDetails =
  ({ apiUrl = '', logger }: { apiUrl?: string; logger: Logger }): ErrorRequestHandler =>
  async (thrown: unknown, req, res, next) => {
    if (res.headersSent) {
      logger.error({ err: thrown, request_id: requestIdOf(res.locals) }, 'request.broken_off');
      next('The response broke off.'); // Express prints what it gets: the error itself could contain a secret
      return;
    }
    const error = toDomainError(thrown);
    const id = requestIdOf(res.locals);
    logFailure(logger, { thrown, error, requestId: id });
    const retryAfterS = error.retryAfterS ?? (error.code === 'unavailable' ? RETRY_AFTER_S : null);
    if (retryAfterS !== null) res.set('Retry-After', String(retryAfterS));
    if (PROBLEMS[error.code].status === 401) res.set('WWW-Authenticate', 'Bearer realm="marquee"');
    const body = problemBody(error, {
      apiUrl,
      instance: redact(req.originalUrl).slice(0, 500),
      requestId: id,
      pathNames: namesIn(res.locals),
    });
    res.status(PROBLEMS[error.code].status).set('Cache-Control', 'no-store').removeHeader('ETag');
    await sendBody(req, res, { type: PROBLEM_TYPE, body: Buffer.from(JSON.stringify(body)) });
  };

function requestIdOf(locals: Record<string, unknown>): string {
  const id = locals['requestId'];
  return typeof id === 'string' ? id : '';
}

function namesIn(locals: Record<string, unknown>): string[] {
  const names = locals['pathNames'];
  return Array.isArray(names) ? names.map(String) : [];
}
