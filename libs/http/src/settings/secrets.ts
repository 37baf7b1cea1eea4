import type { Secrets } from '@marquee/domain';
import { z } from 'zod';

export type { Secrets } from '@marquee/domain';

/** The default for a server on a loopback address. It is public, so it counts as not set. */
export const DEVELOPMENT_SECRET = 'development';

const HINT = '`openssl rand -hex 32` prints a good one';
const isLong = (secret: string) => secret.length >= 32;

/** The secrets of keyed hashes and encrypted texts; the same for every deployable. */
export const SECRET_ENVIRONMENT = {
  HASH_SECRETS: z
    .string()
    .refine((list) => parseSecrets(list).every(isLong), {
      error: `must be secrets of at least 32 characters, separated by commas; ${HINT}`,
    })
    .optional(),
  /** One secret, taken whole. */
  HASH_SECRET: z
    .string()
    .refine(isLong, { error: `must have at least 32 characters; ${HINT}` })
    .optional(),
};

type Environment = z.output<z.ZodObject<typeof SECRET_ENVIRONMENT>>;

/** Returns the secrets. There is a default for development on loopback. */
export const secretSettings = ({ HASH_SECRETS, HASH_SECRET }: Environment): Secrets =>
  HASH_SECRETS === undefined ? [HASH_SECRET ?? DEVELOPMENT_SECRET] : parseSecrets(HASH_SECRETS);

/** Parses the list of HASH_SECRETS. */
export function parseSecrets(list: string): Secrets {
  const [first = '', ...others] = list.split(',').map((secret) => secret.trim());
  return [first, ...others];
}

/** Returns the names of the settings of secrets with what is wrong between them. */
export function problemsWithSecrets(
  values: ReadonlyMap<string, string>,
  isDevelopment: boolean,
): [name: string, problem: string][] {
  const [list, single] = [values.has('HASH_SECRETS'), values.has('HASH_SECRET')];
  if (list && single) return [['HASH_SECRET', 'and HASH_SECRETS are both set; keep HASH_SECRETS']];
  return list || single || isDevelopment ? [] : [['HASH_SECRETS', MISSING]];
}

const MISSING =
  'must be set in production and if HOST is not a loopback address, e.g. to what `openssl rand -hex 32` prints';
