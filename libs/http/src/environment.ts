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

/** Under which addresses and e-mails are kept as keyed hashes; whoever has it can test a guess. */
export const HashSecret = z
  .string()
  .min(32, { error: 'must be at least 32 characters, e.g. from `openssl rand -hex 32`' });

/** The settings that every deployable has. */
export const SERVER_ENVIRONMENT = {
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error:
      'must be set, e.g. postgresql://user:password@host:5432/marquee (`npm start` sets it to the embedded PostgreSQL)',
  }),
};

/** A setting that cannot be used; the message names each one and what it takes. */
export class ConfigError extends Error {}

/** Parses the environment once, at the start. An empty variable counts as not set. */
export function parseEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`);
}
