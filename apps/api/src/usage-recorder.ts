import type { UsageCount, UsageRepository } from '@marquee/database';
import { getCaller } from '@marquee/http';
import type { RequestHandler } from 'express';

const FLUSH_MS = 5_000;

type Caller = ReturnType<typeof getCaller>;

interface RecorderOptions {
  usage: Pick<UsageRepository, 'add'>;
  now: () => Date;
  onFailure: (error: unknown) => void;
}

/**
 * Counts the requests of accounts by day and endpoint in memory, and stores the counts every few
 * seconds. A killed process loses those of at most `FLUSH_MS` and one statement.
 */

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

  /**
   * Counts a request of an account under the path of its route: "/events/:id_or_slug", few values,
   * without what a caller sends.
   */
  function record({ holder }: Caller, { method, route }: { method: string; route: unknown }): void {
    const accountId = holder?.account_id ?? null;
    if (accountId === null) return;
    const day = now().toISOString().slice(0, 10);
    const path = typeof route === 'string' ? route : 'other';
    add({ accountId, day, endpoint: `${method} ${path}`, requests: 1 });
  }

  /** Counts each answered request of an account. */
  const middleware: RequestHandler = (req, res, next) => {
    const caller = getCaller(res);
    if (caller.holder)
      res.once('finish', () => {
        const route = req.route as { path?: unknown } | undefined; // set by the router
        record(caller, { method: req.method, route: route?.path });
      });
    next();
  };

  return {
    record,
    middleware,
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
