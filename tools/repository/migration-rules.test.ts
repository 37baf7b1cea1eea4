import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../migrate.ts';
import { lockedTogether, migrationProblems } from '../testing/migration-rules.ts';

/** Earlier migrations were released before the rules existed. */
const RULES_SINCE = '20261124';
/** Earlier migrations altered several tables in one transaction. */
const ONE_TABLE_SINCE = '20261127';
const CONTRACT = `UPDATE "schema_requirement" SET "oldest_known_migration" = '20261125100000_schema_requirement';`;

describe('the rules for migrations', () => {
  it('accept every migration since they exist', async () => {
    const names = (await readdir(MIGRATIONS)).filter(
      (name) => /^\d{14}_/.test(name) && name > RULES_SINCE,
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const sql = await readFile(join(MIGRATIONS, name, 'migration.sql'), 'utf8');
      expect([name, migrationProblems(sql)]).toEqual([name, []]);
      if (name > ONE_TABLE_SINCE) expect([name, lockedTogether(sql)]).toEqual([name, []]);
    }
  });

  it.each([
    ['an index on a large table', 'CREATE INDEX event_x ON event (x);'],
    ['a unique index on a large table', 'CREATE UNIQUE INDEX\n  "event_x" ON "event" (x);'],
    [
      'an index that is dropped concurrently and cannot be dropped again',
      '-- migrate: no-transaction\nDROP INDEX CONCURRENTLY event_x;',
    ],
    [
      'an index that is built concurrently in a transaction',
      'CREATE INDEX CONCURRENTLY event_x ON event (x);',
    ],
    [
      'two statements outside a transaction',
      '-- migrate: no-transaction\nCREATE INDEX CONCURRENTLY event_x ON event (x);\nCREATE INDEX CONCURRENTLY event_y ON event (y);',
    ],
    [
      'a validated constraint on a large table',
      'ALTER TABLE event ADD CONSTRAINT x CHECK (x > 0);',
    ],
    [
      'a foreign key on a large table',
      'ALTER TABLE "click" ADD CONSTRAINT "x" FOREIGN KEY (x) REFERENCES city (id);',
    ],
    ['a key on a large table', 'ALTER TABLE claim ADD CONSTRAINT x UNIQUE (x);'],
    ['a dropped column', 'ALTER TABLE city DROP COLUMN x;'],
    ['a dropped column among others', 'ALTER TABLE city ADD COLUMN y int, DROP COLUMN x;'],
    ['a dropped table', 'DROP TABLE IF EXISTS city;'],
    ['a renamed column', 'ALTER TABLE city RENAME COLUMN x TO y;'],
    ['a renamed table', 'ALTER TABLE city RENAME TO town;'],
    ['a renamed value of an enumeration', `ALTER TYPE category RENAME VALUE 'a' TO 'b';`],
    ['another type of a column', 'ALTER TABLE city ALTER COLUMN x TYPE bigint;'],
    ['a column that becomes required', 'ALTER TABLE city ALTER COLUMN x SET NOT NULL;'],
    ['a required column without a default', 'ALTER TABLE city ADD COLUMN x int NOT NULL;'],
  ])('reject %s', (_what, sql) => {
    expect(migrationProblems(sql)).toHaveLength(1);
  });

  it.each([
    [
      'one concurrent index',
      '-- migrate: no-transaction\nCREATE INDEX CONCURRENTLY event_x ON event (x);',
    ],
    [
      'an index on a table of the same migration',
      'CREATE TABLE click (x int);\nCREATE INDEX click_x ON click (x);',
    ],
    ['an index on a small table', 'CREATE INDEX source_x ON source (x);'],
    ['a column with a default', 'ALTER TABLE event ADD COLUMN x int NOT NULL DEFAULT 0;'],
    ['a nullable column', 'ALTER TABLE event ADD COLUMN x int;'],
    [
      'a constraint that is validated later',
      'ALTER TABLE event ADD CONSTRAINT x CHECK (x > 0) NOT VALID;',
    ],
    [
      'a contraction that updates schema_requirement',
      `ALTER TABLE city DROP COLUMN x;\n${CONTRACT}`,
    ],
    ['a word in a comment', '-- DROP TABLE event;\nALTER TABLE city ADD COLUMN x int;'],
  ])('accept %s', (_what, sql) => {
    expect(migrationProblems(sql)).toEqual([]);
  });

  it('reject two existing tables in one transaction', () => {
    const both = 'ALTER TABLE city ADD COLUMN x int;\nALTER TABLE venue ADD COLUMN x int;';
    expect(lockedTogether(both)).toEqual(['city', 'venue']);
    expect(lockedTogether(`CREATE TABLE venue (y int);\n${both}`)).toEqual([]);
  });
});
