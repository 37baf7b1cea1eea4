import { isIP } from 'node:net';
import type { Caller, LimitClass, Access } from '@marquee/access';
import { quotaExceeded, WINDOWS, type Decision, type Usage } from '@marquee/quota';
import type { Request, RequestHandler, Response } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { readCredentials } from './credentials.ts';

/**
 * Identifies the caller by address and key. Rejects a wrong key and a key that is sent in an unsupported way; that request counts
 * against the address. With `free`, a caller without remaining quota is admitted.
 */
export const identify =
  ({ authenticate, consume }: Pick<Access, 'authenticate' | 'consume'>, limitClass?: 'free'): RequestHandler =>
  async (req, res, next) => {
    if (res.locals['caller'] !== undefined) {
      next(); // an earlier handler for a free route has identified the caller
      return;
    }
    const credentials = readCredentials(req);
    const caller = await authenticate(
      getClientAddress(req),
      'key' in credentials ? credentials.key : undefined,
      limitClass,
    );
    if ('problem' in credentials) {
      const admission = await consume(caller, 'read');
      if (limitClass !== 'free') applyAdmission(res, admission);
      throw credentials.problem;
    }
    res.locals['caller'] = caller;
    next();
  };

/** Returns the address of the client, as reported by trusted proxies. */
export const getClientAddress = (req: Request): string | undefined =>
  isIP(req.ip ?? '') ? req.ip : req.socket.remoteAddress;

/** Returns the caller of a request. Throws if `identify` has not run. */
export function getCaller(res: Response): Caller {
  const caller: unknown = res.locals['caller'];
  if (typeof caller !== 'object' || caller === null) throw new Error('identify() has not run for this request');
  return caller as Caller; // set by identify()
}

/** Counts each request, rejects it if it is over a limit, and sets the headers of the remaining quota. */
export function limitRequests({ consume }: Pick<Access, 'consume'>, limitClass: LimitClass): RequestHandler {
  const tickets = createTickets();
  const store: Store = {
    async increment(ticket) {
      const { res, caller } = tickets.take(ticket);
      const filter: unknown = res.locals['feedFilter'];
      applyAdmission(res, await consume(caller, limitClass, typeof filter === 'string' ? filter : undefined));
      return { totalHits: 1, resetTime: undefined };
    },
    // The quota owns the counters, so this store never changes them afterwards.
    decrement: () => undefined,
    resetKey: () => undefined,
  };
  return rateLimit({
    store,
    limit: 1,
    keyGenerator: (_req: Request, res: Response) => tickets.issue({ res, caller: getCaller(res) }),
    validate: false,
    legacyHeaders: false,
    standardHeaders: false,
  });
}

/** Sets the quota headers. Throws `quota_exceeded` if the request was not admitted. */
function applyAdmission(res: Response, admission: Awaited<ReturnType<Access['consume']>>): void {
  const { decision } = admission;
  setLimitHeaders(res, decision);
  if (!decision.admitted) throw quotaExceeded(admission);
}

/** Returns a handler for each class of requests. */
export const createLimits = (access: Pick<Access, 'consume'>): Readonly<Record<LimitClass, RequestHandler>> => ({
  read: limitRequests(access, 'read'),
  write: limitRequests(access, 'write'),
  signup: limitRequests(access, 'signup'),
  burst: limitRequests(access, 'burst'),
  feed: limitRequests(access, 'feed'),
  free: (_req, _res, next) => {
    next();
  },
});

interface Ticket {
  res: Response;
  caller: Caller;
}

/** express-rate-limit passes only a key to a store. This key identifies one request. */
function createTickets() {
  const tickets = new Map<string, Ticket>();
  let last = 0;
  return {
    issue: (ticket: Ticket): string => {
      const key = String(++last);
      tickets.set(key, ticket);
      return key;
    },
    take: (key: string): Ticket => {
      const ticket = tickets.get(key);
      tickets.delete(key);
      if (!ticket) throw new Error('A request was counted twice.');
      return ticket;
    },
  };
}

/** The header fields of the IETF draft: the limits and what remains of them. */
function setLimitHeaders(res: Response, { usages }: Decision): void {
  if (usages.length === 0) return;
  res.set('RateLimit-Policy', usages.map(policyField).join(', '));
  res.set('RateLimit', usages.map(remainingField).join(', '));
}

const policyField = ({ name, limit, window }: Usage) => `"${name}";q=${String(limit)};w=${String(WINDOWS[window])}`;

const remainingField = ({ name, limit, used, resetsInS }: Usage) =>
  `"${name}";r=${String(Math.max(0, limit - used))};t=${String(resetsInS)}`;
