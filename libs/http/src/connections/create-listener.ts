import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { RepeatedReads } from '../responses/repeated-reads.ts';
import { requestLogger } from '../telemetry/request-log.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

export interface ListenerParts {
  logger: Logger;
  telemetry: Pick<Telemetry, 'countRequest'> | null;
  repeatedReads: Pick<RepeatedReads, 'before'> | null;
}

/**
 * Returns the listener of an app's server: it logs and times each request, and answers repeated
 * reads without the app.
 */
export function createListener(
  app: Express,
  { logger, telemetry, repeatedReads }: ListenerParts,
): RequestListener {
  const log = requestLogger(logger);
  const answer = repeatedReads?.before(app) ?? app;
  return (req, res) => {
    const startedAt = performance.now();
    const { method, url = '' } = req; // Express changes the URL
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      telemetry?.countRequest(req, res, ms);
      log({ method, url, ms }, res);
    });
    answer(req, res);
  };
}
