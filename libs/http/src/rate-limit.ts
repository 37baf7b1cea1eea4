import { isIP } from 'node:net';
import {
  quotaExceeded,
  WINDOWS,
  type Caller,
  type Counting,
  type Decision,
  type Gate,
  type Usage,
} from '@marquee/quota';
import type { Request, RequestHandler, Response } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';

/** Learns who calls, by address and key; throws what a wrong key is refused with. */
export const identify =
  ({ identify: find }: Pick<Gate, 'identify'>): RequestHandler =>
  async (req, res, next) => {
    res.locals['caller'] = await find(isIP(req.ip ?? '') ? req.ip : req.socket.remoteAddress, req.get('x-api-key'));
    next();
  };

/** Who calls, once `identify` has run. */
export function callerOf(res: Response): Caller {
  const caller: unknown = res.locals['caller'];
  if (typeof caller !== 'object' || caller === null) throw new Error('identify() has not run for this address');
  return caller as Caller; // identify put it there
}

/** Counts requests as `counting` says; refuses those beyond a limit, and tells on each answer what is left. */
export function limitRequests({ admit }: Pick<Gate, 'admit'>, counting: Counting): RequestHandler {
  const tickets = createTickets();
  const store: Store = {
    async increment(ticket) {
      const { res, caller } = tickets.take(ticket);
      const { decision, tier } = await admit(caller, counting);
      tellLimits(res, decision);
      if (!decision.admitted) throw quotaExceeded(decision, tier);
      return { totalHits: 1, resetTime: undefined };
    },
    // What was counted stays counted, and nothing here forgets it.
    decrement: () => undefined,
    resetKey: () => undefined,
  };
  return rateLimit({
    store,
    limit: 1,
    keyGenerator: (_req: Request, res: Response) => tickets.issue({ res, caller: callerOf(res) }),
    validate: false,
    legacyHeaders: false,
    standardHeaders: false,
  });
}

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

const policyField = ({ name, limit, window }: Usage) =>
  `"${name}";q=${String(limit)};w=${String(WINDOWS[window].seconds)}`;

const leftField = ({ name, limit, used, resetsInS }: Usage) =>
  `"${name}";r=${String(Math.max(0, limit - used))};t=${String(resetsInS)}`;
