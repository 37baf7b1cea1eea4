import { connectDatabase } from '@marquee/database';
import pg from 'pg';
import { migrateDatabase } from '../tools/migrate.ts';
import { loadGazetteer } from '../tools/start/sample-catalogue.ts';

/**
 * Drops and recreates the database at `url` with the gazetteer. `postgres` is the URL of the
 * maintenance database.
 */
export async function freshDatabase(postgres: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  await migrateDatabase(url);
  const database = connectDatabase({ url, name: 'bench', statementTimeoutMs: 120_000 });
  await loadGazetteer(database);
  await database.close();
}
