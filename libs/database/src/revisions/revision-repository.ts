// SQL because Prisma cannot express it: an aggregate of XOR, and roots that must be of one snapshot with the change that they include.
import sql, { type Sql } from 'sql-template-tag';
import type { Database, Query } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';
import { rowsSql } from '../statements/rows-to-sql.ts';

/** Events without a country. */
export const NO_COUNTRY = 'none';

export interface RevisionState {
  /** Changes up to this number are included. */
  number: number;
  /** Identifies the form of the record that was hashed. */
  form: string;
}

export interface EventRevision {
  id: string;
  shard: string;
  /** 32 hexadecimal digits. */
  revision: string;
}

/** The XOR of the revisions of a group of events. */
export interface RevisionGroup {
  name: string;
  events: number;
  root: string;
}

export function createRevisionRepository({
  query,
  prisma,
  prismaTransaction,
}: Pick<Database, 'query' | 'prisma' | 'prismaTransaction'>) {
  /** Returns null if the revisions were never computed completely. */
  async function findState(): Promise<RevisionState | null> {
    const state = await prisma.revisionState.findUnique({ where: { id: 1 } });
    return state && { number: Number(state.changeNumber), form: state.recordForm };
  }

  const save = (revisions: EventRevision[]): Promise<void> => saveRevisions(query, revisions);

  /** Applies changes up to a number. Does nothing if another process has done it. */
  const apply = (
    { revisions, goneIds }: { revisions: EventRevision[]; goneIds: string[] },
    { from, state }: { from: number; state: RevisionState },
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const { count } = await client.revisionState.updateMany({
        where: { id: 1, changeNumber: from, recordForm: state.form },
        data: { changeNumber: state.number },
      });
      if (count === 0) return false;
      await saveRevisions(queryIn(client), revisions);
      await client.eventRevision.deleteMany({ where: { eventId: { in: goneIds } } });
      return true;
    });

  /** Deletes all revisions, to compute them again. */
  async function reset(): Promise<void> {
    await prisma.revisionState.deleteMany();
    await query(sql`TRUNCATE event_revision`);
  }

  async function setState({ number, form }: RevisionState): Promise<void> {
    const data = { changeNumber: number, recordForm: form };
    await prisma.revisionState.upsert({ where: { id: 1 }, create: data, update: data });
  }

  /** Returns the roots of groups with the change that they include; null before they were computed. */
  async function findGroups(shard: string | null) {
    const rows = await query<RevisionGroup & { number: number }>(groupsSql(shard));
    const [first] = rows;
    return first ? { number: first.number, groups: rows.filter(({ events }) => events > 0) } : null;
  }

  /** Returns the events of a bucket by id. */
  const findBucket = (shard: string, bucket: number): Promise<{ id: string; revision: string }[]> =>
    query(sql`
      SELECT event_id AS id, ${HEX(sql`high`, sql`low`)} AS revision FROM event_revision
      WHERE shard = ${shard} AND bucket = ${bucket} ORDER BY event_id`);

  return { findState, save, apply, reset, setState, findGroups, findBucket };
}
export type RevisionRepository = ReturnType<typeof createRevisionRepository>;

const HEX = (high: Sql, low: Sql): Sql =>
  sql`lpad(to_hex(${high}), 16, '0') || lpad(to_hex(${low}), 16, '0')`;

const groupsSql = (shard: string | null): Sql => sql`
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

async function saveRevisions(query: Query, revisions: EventRevision[]): Promise<void> {
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
}

const toSigned = (hex: string): string => BigInt.asIntN(64, BigInt(`0x${hex}`)).toString();
