import type { UsageCount, UsageRepository } from '@marquee/database';
import { getCaller } from '@marquee/http';
import type { Request, RequestHandler } from 'express';

const FLUSH_MS = 5_000;

interface RecorderOptions {
  usage: Pick<UsageRepository, 'add'>;
  now: () => Date;
  onFailure: (error: unknown) => void;
}

/** Counts the requests of accounts by day and endpoint in memory, and stores the counts every few seconds. A killed process loses those of at most `FLUSH_MS` and one statement. */
// eslint-disable-next-line max-lines-per-function -- a factory whose functions share the counts
export function createUsageRecorder({ usage, now, onFailure }: RecorderOptions) {
  let counts = new Map<string, UsageCount>();
  let storing: Promise<void> = Promise.resolve();

  function add(count: UsageCount): void {
    const key = `${count.accountId} ${count.day} ${count.endpoint}`;
    const known = counts.get(key);
    if (known) known.requests += count.requests;
    else counts.set(key, { ...count });
  }

  /** Stores what is counted. If that fails, the counts wait for the next time. */
  function flush(): Promise<void> {
    storing = storing.then(async () => {
      const batch = [...counts.values()];
      counts = new Map();
      if (batch.length === 0) return;
      try {
        await usage.add(batch);
      } catch (error) {
        batch.forEach(add);
        onFailure(error);
      }
    });
    return storing;
  }
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();

  /** Counts each answered request of an account under the path of its route. */
  const middleware: RequestHandler = (req, res, next) => {
    const accountId = getCaller(res).holder?.account_id ?? null;
    if (accountId !== null)
      res.once('finish', () => {
        add({
          accountId,
          day: now().toISOString().slice(0, 10),
          endpoint: `${req.method} ${readRoute(req)}`,
          requests: 1,
        });
      });
    next();
  };

  return {
    middleware,
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

/** "/events/:id_or_slug": few values, without what a caller sends. */
function readRoute(req: Request): string {
  const route = req.route as { path?: unknown } | undefined; // set by the router
  return typeof route?.path === 'string' ? route.path : 'other';
}
