import { z } from 'zod';

const PostgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error:
    'must be set, e.g. postgresql://user:password@host:5432/marquee (`npm start` sets it to the embedded PostgreSQL)',
});

/** The maximum number of connections of a pool. */
export const PoolSize = (min: number) => {
  const error = `must be a whole number of connections from ${String(min)} to 1000`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(1_000, { error });
};

const REPLICAS_FORM = 'must be addresses of PostgreSQL, separated by commas';
const isPostgresUrl = (url: string) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '');

/** Comma-separated addresses. A server that is given twice counts once. */
const ReplicaUrls = z
  .string()
  .transform((list) => [...new Set(list.split(',').map((url) => url.trim()))])
  .refine((urls) => urls.every(isPostgresUrl), { error: REPLICAS_FORM });

/** How a deployable reaches PostgreSQL. */
export const DATABASE_ENVIRONMENT = {
  DATABASE_URL: PostgresUrl,
  /** When set, DATABASE_URL is a pooler, and this is PostgreSQL itself. */
  DATABASE_DIRECT_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address of PostgreSQL itself, without a pooler',
    })
    .optional(),
  DATABASE_POOL_SIZE: PoolSize(2).default(10),
};

/** Replicas, for servers whose requests read. */
export const REPLICA_ENVIRONMENT = { DATABASE_REPLICA_URLS: ReplicaUrls.optional() };

/** Returns the database settings under the names that the program uses. */
export const databaseSettings = (
  env: z.output<z.ZodObject<typeof DATABASE_ENVIRONMENT>> & {
    DATABASE_REPLICA_URLS?: string[] | undefined;
  },
) => ({
  databaseUrl: env.DATABASE_URL,
  databaseDirectUrl: env.DATABASE_DIRECT_URL,
  databasePoolSize: env.DATABASE_POOL_SIZE,
  databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
});
