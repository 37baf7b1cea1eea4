import { removeEmbeddedPostgres } from '../postgres/embedded-postgres.ts';

export default async function stopPostgres(): Promise<void> {
  const folder = process.env['MARQUEE_TEST_FOLDER'];
  if (folder) await removeEmbeddedPostgres(folder);
}
