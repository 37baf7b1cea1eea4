import type { RequestHandler } from 'express';

export interface HealthParts {
  version: string;
  /** Resolves when the database answers. */
  pingDatabase: () => Promise<unknown>;
  /** What the service can do without for a while, by name: whether it works. */
  others?: Record<string, () => boolean>;
  /** How requests are counted: `degraded` while the counters that all processes share are away. */
  counters?: () => 'ok' | 'local' | 'degraded';
  /** A proxy seems to stand in front whose X-Forwarded-For is not read. */
  isProxyUnread?: () => boolean;
  startedAt?: number;
}

/** 200, `degraded` where something else does not work, or 503 when the database is gone. */
export const health =
  ({
    version,
    pingDatabase,
    others = {},
    counters,
    isProxyUnread,
    startedAt = Date.now(),
  }: HealthParts): RequestHandler =>
  async (_req, res) => {
    const database = await pingDatabase().then(
      () => 'ok' as const,
      () => 'down' as const,
    );
    const checks: Record<string, string> = Object.fromEntries(
      Object.entries(others).map(([name, works]) => [name, works() ? 'ok' : 'down']),
    );
    if (counters) checks['counters'] = counters();
    const isWhole = Object.values(checks).every((check) => check === 'ok' || check === 'local');
    const status = database === 'ok' && !isWhole ? 'degraded' : database;
    const hints = isProxyUnread?.() ? ['X-Forwarded-For arrives and is not read: set TRUST_PROXY'] : [];
    const uptime_s = Math.floor((Date.now() - startedAt) / 1000);
    res.status(database === 'ok' ? 200 : 503).set('Cache-Control', 'no-store');
    res.json({
      ok: database === 'ok',
      status,
      version,
      uptime_s,
      checks: { database, ...checks },
      ...(hints.length > 0 && { hints }),
    });
  };

/** Says that the process lives, and touches nothing. */
export const live = (): RequestHandler => (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ ok: true });
};
