import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Readiness } from '../overload/readiness.ts';
import { listenForAdmin } from '../telemetry/admin.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { AcceptMeter } from './accept-meter.ts';
import { connectConnectionLimit, type ConnectionSettings } from './connect-connection-limit.ts';
import { listen, type ListenOptions } from './listen.ts';

export interface ServeSettings extends ListenOptions, ConnectionSettings {
  adminPort?: number | undefined;
  /** How long the server accepts requests after the drain begins, so that load balancers notice. */
  shutdownDelayMs: number;
}

export interface ServeParts {
  readiness: Pick<Readiness, 'watch' | 'beginDrain'>;
  telemetry: Telemetry | null;
  logger: Pick<Logger, 'warn'>;
  /** For load shedding. */
  acceptMeter?: AcceptMeter;
  /** For tests. */
  sleep?: (ms: number) => Promise<unknown>;
}

/**
 * Serves the requests of a listener. Rejects with a message for the operator if a port is not
 * available.
 */
export async function serve(listener: RequestListener, settings: ServeSettings, parts: ServeParts) {
  const { readiness, telemetry, sleep = setTimeout } = parts;
  const limit = connectConnectionLimit(settings, parts);
  const watchers = parts.acceptMeter ? [parts.acceptMeter, limit] : [limit];
  const server = await listen(listener, settings, { watchers });
  const admin = await listenForAdmin([telemetry], settings);
  const stopWatching = readiness.watch();

  /**
   * Reports not ready, serves until the delay and `work` end, closes the port and finishes open
   * requests.
   */
  async function drain(work: Promise<unknown> = Promise.resolve()): Promise<void> {
    readiness.beginDrain();
    stopWatching();
    server.announceClose();
    await Promise.all([sleep(settings.shutdownDelayMs), work]);
    await server.close();
    await admin?.close();
  }
  return { port: server.port, drain };
}
