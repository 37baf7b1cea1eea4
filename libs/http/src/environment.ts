import { z } from 'zod';

/** A port to listen on; 0 takes any free one. */
export const Port = z.coerce
  .number({ error: 'must be a port from 0 to 65535' })
  .int({ error: 'must be a port from 0 to 65535' })
  .min(0, { error: 'must be a port from 0 to 65535' })
  .max(65_535, { error: 'must be a port from 0 to 65535' });

/** An absolute http(s) address, kept without a slash at its end. */
export const PublicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address, e.g. https://api.example.com' })
  .transform((url) => url.replace(/\/+$/, ''));

/** The settings that every deployable has. */
export const SERVER_ENVIRONMENT = {
  HOST: z.string().min(1).default('127.0.0.1'),
  ADMIN_PORT: Port.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error:
      'must be set, e.g. postgresql://user:password@host:5432/marquee (`npm start` sets it to the embedded PostgreSQL)',
  }),
};

// Known to everybody, so never taken from the environment.
const DEVELOPMENT = { HASH_SECRET: 'development' };

/** What personal data are hashed and sealed with; the same for every deployable. Outside production it has a default. */
export const SECRET_ENVIRONMENT = {
  HASH_SECRET: z
    .string({ error: 'must be set in production, e.g. to what `openssl rand -hex 32` prints' })
    .refine((secret) => secret.length >= 32 || secret === DEVELOPMENT.HASH_SECRET, {
      error: 'must have at least 32 characters; `openssl rand -hex 32` prints a good one',
    }),
};

/** A setting that cannot be used; the message names each one and what it takes. */
export class ConfigError extends Error {}

const isDevelopment = (name: string, value: unknown) => new Map(Object.entries(DEVELOPMENT)).get(name) === value;

/** Parses the environment once, at the start. An empty variable counts as not set. */
export function parseEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const isProduction = environment['NODE_ENV'] === 'production';
  const given = Object.entries(environment).filter(([name, value]) => value !== '' && !isDevelopment(name, value));
  const result = schema.safeParse({ ...(!isProduction && DEVELOPMENT), ...Object.fromEntries(given) });
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`);
}
