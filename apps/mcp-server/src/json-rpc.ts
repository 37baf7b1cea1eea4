import type { DomainError, ErrorCode } from '@marquee/domain';
import { logFailure, PROBLEMS, toDomainError } from '@marquee/http';
import type { ErrorRequestHandler, Response } from 'express';
import type { Dependencies } from './dependencies.ts';

/** Error codes of JSON-RPC and MCP. */
export const RPC = {
  parse: -32_700,
  invalidRequest: -32_600,
  internal: -32_603,
  server: -32_000,
} as const;

/**
 * Responds with a JSON-RPC error to a request that did not reach the protocol. Few clients read
 * other error formats.
 */
export function sendError(
  res: Response,
  status: number,
  { code, message }: { code: number; message: string },
): void {
  res
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ jsonrpc: '2.0', error: { code, message }, id: null });
}

/** Messages for errors of HTTP bodies, which have their own codes in JSON-RPC. */
const MESSAGES: Partial<Record<ErrorCode, { code: number; message: string }>> = {
  body_too_large: { code: RPC.server, message: 'The body is larger than 256 kB.' },
  malformed_json: { code: RPC.parse, message: 'Parse error: the body is not JSON in UTF-8.' },
  internal_error: {
    code: RPC.internal,
    message: 'Internal error. Repeat the call in a few seconds.',
  },
};

/** Converts an error outside the protocol to a JSON-RPC error with the HTTP status of its class. */
export const rpcErrors =
  ({ logger }: Pick<Dependencies, 'logger'>): ErrorRequestHandler =>
  (thrown: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(thrown);
      return;
    }
    const error = toDomainError(thrown);
    logFailure(logger, { thrown, error, requestId: String(res.locals['requestId']) });
    if (error.retryAfterS !== undefined) res.set('Retry-After', String(error.retryAfterS));
    sendError(res, PROBLEMS[error.code].status, MESSAGES[error.code] ?? messageFor(error));
  };

const messageFor = ({ message }: DomainError) => ({ code: RPC.server, message });
