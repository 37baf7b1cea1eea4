import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Migration } from './apply-migration.ts';

interface Former {
  name: string;
  checksum: string;
  /** A later migration that this form contains. */
  includes?: string;
}

/** Former contents of migrations. They produce the same schema, so they are not rejected as edited. */
const FORMER: readonly Former[] = [
  { name: '20261122170000_search_spans', checksum: 'c26bb2c85a1ae7457dee82f5d039dad6f9f3d5f8a9b263de0d4064e1c678dec3' },
  {
    name: '20261122170000_search_spans',
    checksum: '4546c0ada6490b824fcf499e7a10e945581728017303f1b3c3710dbb82d57f8c',
    includes: '20261122180000_search_status',
  },
];

export async function acceptFormerMigrations(client: pg.Client, migrations: Migration[]): Promise<void> {
  const checksumFor = (name: string | undefined) => migrations.find((each) => each.name === name)?.checksum ?? null;
  for (const { name, checksum, includes } of FORMER)
    await client.query(ACCEPT, [name, checksum, checksumFor(name), randomUUID(), includes, checksumFor(includes)]);
}

const ACCEPT = `
  WITH accepted AS (
    UPDATE _prisma_migrations SET checksum = $3::text WHERE migration_name = $1 AND checksum = $2 AND $3::text IS NOT NULL RETURNING 1)
  INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
  SELECT $4, $6::text, $5, now(), 1 FROM accepted WHERE $6::text IS NOT NULL`;
