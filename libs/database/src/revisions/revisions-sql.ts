// SQL because Prisma cannot express it: an aggregate of XOR, and roots that must be of one snapshot
// with the change that they include.
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { rowsSql } from '../statements/rows-to-sql.ts';

export interface EventRevision {
  id: string;
  shard: string;
  /** 32 hexadecimal digits. */
  revision: string;
  /** The prepared texts of the event, and the stored revision that they were written from. */
  prepared: { revision: number; text: PreparedText; rest: PreparedText };
}

interface PreparedText {
  form: string;
  text: string;
}

const HEX = (high: Sql, low: Sql): Sql =>
  sql`lpad(to_hex(${high}), 16, '0') || lpad(to_hex(${low}), 16, '0')`;

/** Selects the roots of all shards, or of the buckets of one. */
export const groupsSql = (shard: string | null): Sql => sql`
  SELECT s.change_number::float8 AS number, coalesce(g.name, '') AS name, coalesce(g.events, 0) AS events, coalesce(g.root, '') AS root
  FROM revision_state s LEFT JOIN (
    SELECT ${shard === null ? sql`shard` : sql`lpad(to_hex(bucket::int), 2, '0')`} AS name, count(*)::int AS events,
      ${HEX(sql`bit_xor(high)`, sql`bit_xor(low)`)} AS root
    FROM event_revision ${shard === null ? sql`` : sql`WHERE shard = ${shard}`} GROUP BY 1) g ON true
  ORDER BY g.name`;

const TYPES = {
  event_id: 'uuid',
  shard: 'text',
  bucket: 'smallint',
  high: 'bigint',
  low: 'bigint',
};

export async function saveRevisions(query: Query, revisions: EventRevision[]): Promise<void> {
  if (revisions.length === 0) return;
  const rows = revisions.map(({ id, shard, revision }) => ({
    event_id: id,
    shard,
    bucket: Number.parseInt(id.slice(-2), 16),
    high: toSigned(revision.slice(0, 16)),
    low: toSigned(revision.slice(16)),
  }));
  await query(sql`
    INSERT INTO event_revision (event_id, shard, bucket, high, low) SELECT * FROM ${rowsSql(rows, TYPES)} r
    ON CONFLICT (event_id) DO UPDATE SET shard = excluded.shard, high = excluded.high, low = excluded.low`);
  for (const name of ['text', 'rest'] as const) {
    const texts = revisions.map(({ id, prepared: { revision, [name]: text } }) => ({
      event_id: id,
      revision,
      ...text,
    }));
    await query(sql`
      INSERT INTO ${raw(`event_${name}`)} (event_id, revision, form, text) SELECT * FROM ${rowsSql(texts, TEXT_TYPES)} r
      ON CONFLICT (event_id) DO UPDATE SET revision = excluded.revision, form = excluded.form, text = excluded.text`);
  }
}

const TEXT_TYPES = { event_id: 'uuid', revision: 'int', form: 'text', text: 'text' };

const toSigned = (hex: string): string => BigInt.asIntN(64, BigInt(`0x${hex}`)).toString();

export const deleteAllSql = (): Sql => sql`TRUNCATE event_revision`;

/** Selects the events of a bucket by id. */
export const bucketSql = (shard: string, bucket: number): Sql => sql`
  SELECT event_id AS id, ${HEX(sql`high`, sql`low`)} AS revision FROM event_revision
  WHERE shard = ${shard} AND bucket = ${bucket} ORDER BY event_id`;
