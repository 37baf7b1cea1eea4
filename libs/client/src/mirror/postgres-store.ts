import type { MirroredEvent } from './revision.ts';
import { DERIVED, type MirrorStore } from './store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS event (
    id uuid PRIMARY KEY,
    record jsonb NOT NULL,
    ${DERIVED.map((name) => `${name} text GENERATED ALWAYS AS (record ->> '${name}') STORED`).join(', ')}
  );
  CREATE TABLE IF NOT EXISTS mirror (id int PRIMARY KEY CHECK (id = 1), cursor text NOT NULL)`;

const PUT = `
  INSERT INTO event (id, record) SELECT (r ->> 'id')::uuid, r FROM jsonb_array_elements($1::jsonb) r
  ON CONFLICT (id) DO UPDATE SET record = excluded.record`;
const MOVE =
  'INSERT INTO mirror (id, cursor) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET cursor = excluded.cursor';
const NEXT = 'SELECT record FROM event WHERE id > $1::uuid ORDER BY id LIMIT $2';
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Opens a copy in a PostgreSQL database of its own. Needs the package `pg`. */
export async function openPostgres(url: string): Promise<MirrorStore> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(SCHEMA);
  return {
    readCursor: async () =>
      (await client.query<{ cursor: string }>('SELECT cursor FROM mirror')).rows[0]?.cursor ?? null,
    apply: async ({ events, goneIds, cursor }) => {
      await client.query('BEGIN');
      try {
        await client.query(PUT, [JSON.stringify(events)]);
        await client.query('DELETE FROM event WHERE id = ANY($1::uuid[])', [goneIds]);
        if (cursor !== null) await client.query(MOVE, [cursor]);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    },
    clear: async () => {
      await client.query('DELETE FROM event; DELETE FROM mirror');
    },
    readAfter: async (id, limit) => {
      const { rows } = await client.query<{ record: MirroredEvent }>(NEXT, [id || FIRST_ID, limit]);
      return rows.map(({ record }) => record);
    },
    close: () => client.end(),
  };
}
