import { z } from 'zod';
import { CONNECTION_ENVIRONMENT } from './settings/connections.ts';
import { DATABASE_ENVIRONMENT } from './settings/database.ts';
import { Port, Switch } from './settings/environment/value-types.ts';
import { TRACING_ENVIRONMENT } from './settings/tracing.ts';

/** The data folder of deployables that write files. */
export const DATA_ENVIRONMENT = { MARQUEE_DATA: z.string().default('.data') };

/** The settings of every deployable. */
export const SERVER_ENVIRONMENT = {
  HOST: z.string().min(1).default('127.0.0.1'),
  ADMIN_PORT: Port.optional(),
  SHUTDOWN_DELAY_S: z.coerce
    .number({ error: 'must be a number of seconds from 0 to 300' })
    .min(0, { error: 'must be a number of seconds from 0 to 300' })
    .max(300, { error: 'must be a number of seconds from 0 to 300' })
    .default(0),
  HSTS_INCLUDE_SUBDOMAINS: Switch,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ...CONNECTION_ENVIRONMENT,
  ...DATABASE_ENVIRONMENT,
  ...TRACING_ENVIRONMENT,
};
