import type { MirroredEvent } from './revision.ts';
import { DERIVED, type MirrorPage, type MirrorStore } from './store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS event (
    id TEXT PRIMARY KEY,
    record TEXT NOT NULL,
    ${DERIVED.map((name) => `${name} TEXT AS (record ->> '${name}') VIRTUAL`).join(', ')}
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS mirror (id INTEGER PRIMARY KEY CHECK (id = 1), cursor TEXT NOT NULL);`;

/** Opens a copy in a file of SQLite. Needs Node.js 22.13 or newer. */
export async function openSqlite(file: string): Promise<MirrorStore> {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL;${SCHEMA}`);
  const put = database.prepare(
    'INSERT INTO event (id, record) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET record = excluded.record',
  );
  const drop = database.prepare('DELETE FROM event WHERE id = ?');
  const move = database.prepare(
    'INSERT INTO mirror (id, cursor) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET cursor = excluded.cursor',
  );
  const next = database.prepare('SELECT record FROM event WHERE id > ? ORDER BY id LIMIT ?');
  const position = database.prepare('SELECT cursor FROM mirror');

  function write({ events, goneIds, cursor }: MirrorPage): void {
    database.exec('BEGIN IMMEDIATE');
    try {
      for (const event of events) put.run(event.id, JSON.stringify(event));
      for (const id of goneIds) drop.run(id);
      if (cursor !== null) move.run(cursor);
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }
  const toEvent = ({ record }: Record<string, unknown>) =>
    JSON.parse(String(record)) as MirroredEvent; // as `write` stores it

  return {
    readCursor: () => Promise.resolve((position.get()?.['cursor'] as string | undefined) ?? null),
    apply: (page) => {
      write(page);
      return Promise.resolve();
    },
    clear: () => {
      database.exec('DELETE FROM event; DELETE FROM mirror');
      return Promise.resolve();
    },
    readAfter: (id, limit) => Promise.resolve(next.all(id, limit).map(toEvent)),
    close: () => {
      database.close();
      return Promise.resolve();
    },
  };
}
