import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Access, Caller } from '@marquee/access';
import { quotaExceeded } from '@marquee/quota';
import type { Request, RequestHandler, Response } from 'express';
import { readCredentials } from '../requests/credentials.ts';
import { setLimitFields } from './limit-fields.ts';

/**
 * Identifies the caller by address and key. Rejects a wrong key and a key that is sent in an
 * unsupported way; that request counts against the address. With `free`, a caller without remaining
 * quota is admitted.
 */
export const identify =
  (
    { authenticate, consume }: Pick<Access, 'authenticate' | 'consume'>,
    limitClass?: 'free',
  ): RequestHandler =>
  async (req, res, next) => {
    if (res.locals['caller'] !== undefined) {
      next(); // an earlier handler for a free route has identified the caller
      return;
    }
    const credentials = readCredentials(req);
    const caller = await authenticate(
      getClientAddress(req),
      'key' in credentials ? credentials.key : undefined,
      {
        isFree: limitClass === 'free',
        page: { origin: req.get('origin'), isRead: READS.has(req.method) },
      },
    );
    if ('problem' in credentials) {
      const admission = await consume(caller, 'read');
      if (limitClass !== 'free') {
        setLimitFields(res, admission.decision);
        if (!admission.decision.admitted) throw quotaExceeded(admission);
      }
      throw credentials.problem;
    }
    res.locals['caller'] = caller;
    next();
  };

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Identifies the caller by address only. */
export const identifyAddress =
  ({ authenticate }: Pick<Access, 'authenticate'>): RequestHandler =>
  async (req, res, next) => {
    res.locals['caller'] = await authenticate(getClientAddress(req), undefined);
    next();
  };

/** Returns the address of the client, as reported by trusted proxies. */
export const getClientAddress = (req: Request): string | undefined => toClientAddress(req.ip, req);

/** Returns what proxies reported, if it is an address, or else the address of the connection. */
export const toClientAddress = (
  reported: string | undefined,
  { socket }: Pick<IncomingMessage, 'socket'>,
): string | undefined =>
  reported !== undefined && isIP(reported) ? reported : socket.remoteAddress;

/** Returns the caller of a request. Throws if `identify` has not run. */
export function getCaller(res: Response): Caller {
  const caller: unknown = res.locals['caller'];
  if (typeof caller !== 'object' || caller === null)
    throw new Error('identify() has not run for this request');
  return caller as Caller; // set by identify()
}
