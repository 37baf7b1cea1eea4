import type { RequestHandler } from 'express';

export interface HealthParts {
  version: string;
  /** Resolves when the database answers. */
  pingDatabase: () => Promise<unknown>;
  startedAt?: number;
}

/** 200, or 503 when the database is gone. */
export const health =
  ({ version, pingDatabase, startedAt = Date.now() }: HealthParts): RequestHandler =>
  async (_req, res) => {
    const database = await pingDatabase().then(
      () => 'ok' as const,
      () => 'down' as const,
    );
    const uptime_s = Math.floor((Date.now() - startedAt) / 1000);
    res.status(database === 'ok' ? 200 : 503).set('Cache-Control', 'no-store');
    res.json({ ok: database === 'ok', status: database, version, uptime_s, checks: { database } });
  };

/** Says that the process lives, and touches nothing. */
export const live = (): RequestHandler => (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ ok: true });
};
