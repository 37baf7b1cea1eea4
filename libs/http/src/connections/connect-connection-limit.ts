import type { Logger } from 'pino';
import type { TrustProxy } from '../settings/trust-proxy.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { createConnectionLimit, type ConnectionLimit } from './connection-limit.ts';
import { fitConnections } from './descriptor-limit.ts';

export interface ConnectionSettings {
  maxConnections: number;
  /** 0: no limit. */
  maxConnectionsPerAddress: number;
  databasePoolSize: number;
  trustProxy?: TrustProxy | undefined;
}

interface ConnectParts {
  logger: Pick<Logger, 'warn'>;
  telemetry: Pick<Telemetry, 'watchTotal'> | null;
}

/** Creates the connection limit of a server and its metric. */
export function connectConnectionLimit(
  settings: ConnectionSettings,
  parts: ConnectParts,
): ConnectionLimit {
  const { maxConnections, maxConnectionsPerAddress, databasePoolSize, trustProxy = 0 } = settings;
  // Behind a proxy, every connection has the address of the proxy.
  const isLimited = maxConnectionsPerAddress > 0 && trustProxy === 0;
  const limit = createConnectionLimit({
    maxConnections: fitConnections(maxConnections, databasePoolSize),
    maxPerAddress: isLimited ? maxConnectionsPerAddress : Infinity,
    logger: parts.logger,
  });
  parts.telemetry?.watchTotal(
    'connections_refused',
    'Connections refused at a limit, and older ones without a request that were closed for a new one.',
    limit.totals,
  );
  return limit;
}
