import { rm } from 'node:fs/promises';
import { findEmbeddedPostgres } from '../embedded-postgres.ts';

export default async function stopPostgres(): Promise<void> {
  const folder = process.env['MARQUEE_TEST_FOLDER'];
  if (!folder) return;
  await (await findEmbeddedPostgres(folder))?.stop();
  await rm(folder, { recursive: true, force: true });
}
