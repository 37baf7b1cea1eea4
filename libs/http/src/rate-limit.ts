import { isIP } from 'node:net';
import {
  quotaExceeded,
  WINDOWS,
  type Caller,
  type Counting,
  type Decision,
  type Access,
  type Usage,
} from '@marquee/quota';
import type { Request, RequestHandler, Response } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { readCredentials } from './credentials.ts';

/**
 * Identifies the caller by address and key. Rejects a key that is wrong or sent in a way that is not supported; that request counts
 * against the address. With `free`, a spent quota does not refuse it.
 */
export const identify =
  ({ identify: find, admit }: Pick<Access, 'identify' | 'admit'>, counting?: 'free'): RequestHandler =>
  async (req, res, next) => {
    if (res.locals['caller'] !== undefined) {
      next(); // a route that is free identified the caller already
      return;
    }
    const credentials = readCredentials(req);
    const caller = await find(getClientAddress(req), 'key' in credentials ? credentials.key : undefined, counting);
    if ('problem' in credentials) {
      const admission = await admit(caller, 'read');
      if (counting !== 'free') count(res, admission);
      throw credentials.problem;
    }
    res.locals['caller'] = caller;
    next();
  };

/** The address that a request comes from, as far as proxies are trusted. */
export const getClientAddress = (req: Request): string | undefined =>
  isIP(req.ip ?? '') ? req.ip : req.socket.remoteAddress;

/** Who calls, once `identify` has run. */
export function getCaller(res: Response): Caller {
  const caller: unknown = res.locals['caller'];
  if (typeof caller !== 'object' || caller === null) throw new Error('identify() has not run for this address');
  return caller as Caller; // identify put it there
}

/** Counts requests as `counting` says; refuses those beyond a limit, and tells on each answer what is left. */
export function limitRequests({ admit }: Pick<Access, 'admit'>, counting: Counting): RequestHandler {
  const tickets = createTickets();
  const store: Store = {
    async increment(ticket) {
      const { res, caller } = tickets.take(ticket);
      const filter: unknown = res.locals['feedFilter'];
      count(res, await admit(caller, counting, typeof filter === 'string' ? filter : undefined));
      return { totalHits: 1, resetTime: undefined };
    },
    // What was counted stays counted, and nothing here forgets it.
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

/** Reports the limits of one request. Throws `quota_exceeded` if it was not admitted. */
function count(res: Response, admission: Awaited<ReturnType<Access['admit']>>): void {
  const { decision } = admission;
  tellLimits(res, decision);
  if (!decision.admitted) throw quotaExceeded(admission);
}

/** One handler for each way of counting. */
export const createLimits = (gate: Pick<Access, 'admit'>): Readonly<Record<Counting, RequestHandler>> => ({
  read: limitRequests(gate, 'read'),
  write: limitRequests(gate, 'write'),
  signup: limitRequests(gate, 'signup'),
  burst: limitRequests(gate, 'burst'),
  feed: limitRequests(gate, 'feed'),
  free: (_req, _res, next) => {
    next();
  },
});

interface Ticket {
  res: Response;
  caller: Caller;
}

/** A store is told no more than a key: it stands for one request. */
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
      if (!ticket) throw new Error('a request was counted twice');
      return ticket;
    },
  };
}

/** The fields of the IETF's draft: which limits there are, and what is left of them. */
function tellLimits(res: Response, { usages }: Decision): void {
  if (usages.length === 0) return;
  res.set('RateLimit-Policy', usages.map(policyField).join(', '));
  res.set('RateLimit', usages.map(leftField).join(', '));
}

const policyField = ({ name, limit, window }: Usage) => `"${name}";q=${String(limit)};w=${String(WINDOWS[window])}`;

const leftField = ({ name, limit, used, resetsInS }: Usage) =>
  `"${name}";r=${String(Math.max(0, limit - used))};t=${String(resetsInS)}`;
