/**
 * Returns the URL for sessions: DATABASE_DIRECT_URL, or DATABASE_URL without a pooler. Undefined:
 * use the embedded PostgreSQL.
 */
export function sessionUrl({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
}: NodeJS.ProcessEnv): string | undefined {
  if (DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined)
    throw new Error(
      'DATABASE_DIRECT_URL is set, but DATABASE_URL is not. Set both, or only DATABASE_URL.',
    );
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}
