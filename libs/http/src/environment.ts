import { z } from 'zod';
import { CONNECTION_ENVIRONMENT } from './settings/connections.ts';
import { DATABASE_ENVIRONMENT } from './settings/database.ts';
import { Port } from './settings/value-types.ts';

/** The data folder of deployables that write files. */
export const DATA_ENVIRONMENT = { MARQUEE_DATA: z.string().default('.data') };

/** The settings that every deployable has. */
export const SERVER_ENVIRONMENT = {
  HOST: z.string().min(1).default('127.0.0.1'),
  ADMIN_PORT: Port.optional(),
  SHUTDOWN_DELAY_S: z.coerce
    .number({ error: 'must be a number of seconds from 0 to 300' })
    .min(0, { error: 'must be a number of seconds from 0 to 300' })
    .max(300, { error: 'must be a number of seconds from 0 to 300' })
    .default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ...CONNECTION_ENVIRONMENT,
  ...DATABASE_ENVIRONMENT,
};

/** The default of a server that only this machine can reach. It is public, so it is never taken from the environment. */
export const DEVELOPMENT_SECRET = 'development';

/** The secret of keyed hashes and sealed mails; the same for every deployable. Outside production it has a default on loopback. */
export const SECRET_ENVIRONMENT = {
  HASH_SECRET: z
    .string({
      error:
        'must be set in production and if HOST is not a loopback address, e.g. to what `openssl rand -hex 32` prints',
    })
    .refine((secret) => secret.length >= 32 || secret === DEVELOPMENT_SECRET, {
      error: 'must have at least 32 characters; `openssl rand -hex 32` prints a good one',
    }),
};
