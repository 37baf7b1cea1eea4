/** An empty variable counts as not set. */
const valueOf = (environment: NodeJS.ProcessEnv, name: string): string | undefined =>
  environment[name] === '' ? undefined : environment[name];

/** Where sessions are opened: at DATABASE_DIRECT_URL, or DATABASE_URL if that is no pooler. Undefined means the embedded PostgreSQL. */
export function sessionUrl(environment: NodeJS.ProcessEnv): string | undefined {
  const url = valueOf(environment, 'DATABASE_URL');
  const directUrl = valueOf(environment, 'DATABASE_DIRECT_URL');
  if (directUrl !== undefined && url === undefined)
    throw new Error('DATABASE_DIRECT_URL is set and DATABASE_URL is not: set both, or only DATABASE_URL.');
  return directUrl ?? url;
}
