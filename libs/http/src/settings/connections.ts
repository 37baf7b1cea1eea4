import { z } from 'zod';

const Connections = (min: number) => {
  const error = `must be a whole number of connections from ${String(min)} to 1000000`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(1_000_000, { error });
};

/** The maximum number of open connections of a server. */
export const CONNECTION_ENVIRONMENT = {
  MAX_CONNECTIONS: Connections(16).default(10_000),
  /** 0: no limit. */
  MAX_CONNECTIONS_PER_ADDRESS: Connections(0).default(256),
};

/** Returns the connection limits under the names that the program uses. */
export const connectionSettings = (env: z.output<z.ZodObject<typeof CONNECTION_ENVIRONMENT>>) => ({
  maxConnections: env.MAX_CONNECTIONS,
  maxConnectionsPerAddress: env.MAX_CONNECTIONS_PER_ADDRESS,
});
