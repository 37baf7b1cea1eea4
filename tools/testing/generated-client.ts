import { stat } from 'node:fs/promises';

const SCHEMA = new URL('../../prisma/schema.prisma', import.meta.url);
const CLIENT = new URL('../../libs/database/src/generated/client.ts', import.meta.url);

/** Whether Prisma's client is missing (an install without scripts) or older than the schema. */
export async function isClientStale(): Promise<boolean> {
  const schema = await stat(SCHEMA);
  const client = await stat(CLIENT).catch(() => null);
  return client === null || client.mtimeMs < schema.mtimeMs;
}
