import { steadyNow, withTimeout } from '@marquee/runtime';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Readiness } from '../overload/readiness.ts';
import { methodNotAllowed } from '../problems/method-not-allowed.ts';
import { sendBody, toJsonBody } from '../responses/response-body.ts';

// Probes usually wait 1 s to 3 s.
const CHECK_TIMEOUT_MS = 800;

export interface HealthParts {
  version: string;
  readiness: Pick<Readiness, 'reason' | 'refresh'>;
  /** Resolves when the database responds. */
  pingDatabase: () => Promise<unknown>;
  /** Checks of optional parts, by name. */
  optionalChecks?: Record<string, () => boolean>;
  /** State of the shared counters; `degraded` while this process counts by itself. */
  counters?: () => 'ok' | 'local' | 'degraded';
  /** Returns sentences for the operator. */
  hints?: () => string[];
  startedAt?: number;
}

/**
 * `/health` (report for people), `/health/live` (for restarts) and `/health/ready` (for load
 * balancers).
 */
export function healthRoutes(parts: HealthParts): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.use('/health', (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/health', report({ startedAt: steadyNow(), ...parts }));
  router.get('/health/live', (req, res) => send(req, res, { ok: true }));
  router.get('/health/ready', async (req, res) => {
    const reason = await currentReason(parts.readiness);
    await send(req, res, reason === null ? { ok: true } : { ok: false, reason });
  });
  router.all(['/health', '/health/live', '/health/ready'], methodNotAllowed(['GET']));
  return router;
}

const report =
  ({
    version,
    readiness,
    pingDatabase,
    optionalChecks = {},
    counters,
    hints = () => [],
    startedAt,
  }: HealthParts & { startedAt: number }) =>
  async (req: Request, res: Response): Promise<void> => {
    const [reason, isDatabaseUp] = await Promise.all([
      currentReason(readiness),
      withTimeout(
        pingDatabase().then(
          () => true,
          () => false,
        ),
        CHECK_TIMEOUT_MS,
        () => false,
      ),
    ]);
    const checks = {
      database: isDatabaseUp ? 'ok' : 'down',
      ...Object.fromEntries(
        Object.entries(optionalChecks).map(([name, isUp]) => [name, isUp() ? 'ok' : 'down']),
      ),
      ...(counters && { counters: counters() }),
    };
    const isServing = reason === null || reason === 'loading';
    const isFullyUp =
      reason === null &&
      Object.values(checks).every((check) => check === 'ok' || check === 'local');
    const shownHints = hints();
    await send(req, res, {
      ok: isServing,
      status: !isServing ? 'down' : isFullyUp ? 'ok' : 'degraded',
      ...(reason !== null && { reason }),
      version,
      uptime_s: Math.floor((steadyNow() - startedAt) / 1000),
      checks,
      ...(shownHints.length > 0 && { hints: shownHints }),
    });
  };

/** Sends a state. Express would respond with 304 to `If-None-Match: *`. */
async function send(
  req: Request,
  res: Response,
  state: { ok: boolean } & Record<string, unknown>,
): Promise<void> {
  res.status(state.ok ? 200 : 503);
  await sendBody(req, res, toJsonBody(state));
}

/** Waits for the first check only. A process that is ready reports its last known state. */
async function currentReason(readiness: HealthParts['readiness']) {
  const refreshed = readiness.refresh();
  if (readiness.reason() !== null) await withTimeout(refreshed, CHECK_TIMEOUT_MS, () => undefined);
  return readiness.reason();
}
