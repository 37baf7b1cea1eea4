import type { z } from 'zod';
import { DEVELOPMENT_SECRET, problemsWithSecrets } from '../secrets.ts';
import { settingsError } from './config-error.ts';
import { givenVariables } from './given-variables.ts';
import { misspelledLines } from './misspelled-names.ts';
import { readSecretFiles } from './secret-files.ts';

/** Load balancers notice within it that a server stops. */
const PRODUCTION_DELAY_S = '5';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;

type RequiredWith = Readonly<Record<string, string>>;

interface ParseOptions {
  /** Public addresses that production requires only if another setting has a value. */
  requiredWith?: RequiredWith;
}

/**
 * Parses the environment. Throws a ConfigError that lists each misspelled name, unreadable file and
 * invalid value.
 */
export function parseEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
  { requiredWith = {} }: ParseOptions = {},
): z.output<Schema> {
  const names = Object.keys(schema.shape);
  const given = givenVariables(environment);
  const { values, problems } = readSecretFiles(given, names);
  for (const name of ['HASH_SECRETS', 'HASH_SECRET'])
    if (values.get(name) === DEVELOPMENT_SECRET) values.delete(name);
  const isProduction = environment['NODE_ENV'] === 'production';
  const isDevelopment = !isProduction && LOOPBACK.test(values.get('HOST') ?? '127.0.0.1');
  const result = schema.safeParse({
    ...(isProduction && { SHUTDOWN_DELAY_S: PRODUCTION_DELAY_S }),
    ...Object.fromEntries(values),
  });
  if (names.includes('HASH_SECRETS'))
    for (const problem of problemsWithSecrets(values, isDevelopment)) addProblem(...problem);
  for (const { path, message } of result.error?.issues ?? []) addProblem(path.join('.'), message);
  if (isProduction)
    for (const name of requiredInProduction(names, values, requiredWith))
      addProblem(name, mustBeSet(name));
  const lines = [...misspelledLines(given), ...problems.values()];
  if (result.success && lines.length === 0) return result.data;
  throw settingsError(lines);

  function addProblem(name: string, message: string) {
    if (!problems.has(name)) problems.set(name, `${name} ${message}`);
  }
}

/** Defaults such as localhost are for development only. */
function requiredInProduction(
  names: string[],
  values: Map<string, string>,
  requiredWith: RequiredWith,
): string[] {
  const sendsMail = names.includes('MAIL_FROM') && values.has('SMTP_URL');
  const required = [
    ...names.filter((name) => name.startsWith('PUBLIC_')),
    ...(sendsMail ? ['MAIL_FROM'] : []),
  ];
  return required.filter((name) => {
    const other = requiredWith[name];
    return !values.has(name) && (other === undefined || values.has(other));
  });
}

const mustBeSet = (name: string) =>
  name === 'MAIL_FROM'
    ? 'must be set in production, e.g. Marquee <hello@example.com>'
    : `must be set in production, e.g. https://${name.split('_')[1]?.toLowerCase() ?? 'www'}.example.com`;
