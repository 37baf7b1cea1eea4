// Brings the database at DATABASE_URL to the newest schema. Any number may run at once; each migration is applied once.
import { applyMigrations } from '@marquee/database';

export const MIGRATIONS = new URL('../prisma/migrations', import.meta.url).pathname;

if (import.meta.main) {
  const url = process.env['DATABASE_URL'];
  if (!url) {
    console.error(
      'DATABASE_URL is not set: name the PostgreSQL to migrate, e.g. postgresql://user:password@host:5432/marquee',
    );
    process.exit(1);
  }
  const applied = await applyMigrations(url, process.env['MIGRATIONS_FOLDER'] ?? MIGRATIONS);
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'Nothing to apply: the database is up to date.');
}
