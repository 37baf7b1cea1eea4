import type { ErrorRequestHandler, Response } from 'express';
import type { Dependencies } from './dependencies.ts';

/** Codes of JSON-RPC and of the protocol. */
export const RPC = { parse: -32_700, invalidRequest: -32_600, internal: -32_603, server: -32_000 } as const;

/** Answers a request that never reached the protocol: every client reads JSON-RPC, few read anything else. */
export function refuse(res: Response, status: number, { code, message }: { code: number; message: string }): void {
  res.status(status).set('Cache-Control', 'no-store').json({ jsonrpc: '2.0', error: { code, message }, id: null });
}

/** What went wrong while a body was read, or where we made a mistake. */
export const rpcErrors =
  ({ logger }: Pick<Dependencies, 'logger'>): ErrorRequestHandler =>
  (thrown: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(thrown);
      return;
    }
    const status = statusOf(thrown);
    if (status === 413) {
      refuse(res, 413, { code: RPC.server, message: 'The body is larger than 256 kB.' });
      return;
    }
    if (status === 415) {
      refuse(res, 415, { code: RPC.server, message: 'Send JSON in UTF-8, uncompressed or gzip.' });
      return;
    }
    if (status !== undefined && status < 500) {
      refuse(res, 400, { code: RPC.parse, message: 'Parse error: the body is not JSON in UTF-8.' });
      return;
    }
    logger.error({ err: thrown }, 'request.failed');
    refuse(res, 500, { code: RPC.internal, message: 'Internal error. The same call may be repeated.' });
  };

function statusOf(thrown: unknown): number | undefined {
  return thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number' ? thrown.status : undefined;
}
