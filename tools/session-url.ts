/** Where sessions are opened: at DATABASE_DIRECT_URL, or DATABASE_URL if that is no pooler. Undefined means the embedded PostgreSQL. */
export function sessionUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: NodeJS.ProcessEnv): string | undefined {
  if (DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined)
    throw new Error('DATABASE_DIRECT_URL is set and DATABASE_URL is not: set both, or only DATABASE_URL.');
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}
