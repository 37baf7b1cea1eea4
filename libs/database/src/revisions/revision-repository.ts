import type { Database } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';
import {
  bucketSql,
  deleteAllSql,
  groupsSql,
  saveRevisions,
  type EventRevision,
} from './revisions-sql.ts';

/** Events without a country. */
export const NO_COUNTRY = 'none';

export interface RevisionState {
  /** Changes up to this number are included. */
  number: number;
  /** Identifies the form of the record that was hashed. */
  form: string;
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
      await client.eventText.deleteMany({ where: { eventId: { in: goneIds } } });
      await client.eventRest.deleteMany({ where: { eventId: { in: goneIds } } });
      return true;
    });

  /** Deletes all revisions, to compute them again. */
  async function reset(): Promise<void> {
    await prisma.revisionState.deleteMany();
    await query(deleteAllSql());
  }

  async function setState({ number, form }: RevisionState): Promise<void> {
    const data = { changeNumber: number, recordForm: form };
    await prisma.revisionState.upsert({ where: { id: 1 }, create: data, update: data });
  }

  /**
   * Returns the roots of groups with the change that they include; null before they were computed.
   */
  async function findGroups(shard: string | null) {
    const rows = await query<RevisionGroup & { number: number }>(groupsSql(shard));
    const [first] = rows;
    return first ? { number: first.number, groups: rows.filter(({ events }) => events > 0) } : null;
  }

  /** Returns the events of a bucket by id. */
  const findBucket = (shard: string, bucket: number): Promise<{ id: string; revision: string }[]> =>
    query(bucketSql(shard, bucket));

  return { findState, save, apply, reset, setState, findGroups, findBucket };
}
export type RevisionRepository = ReturnType<typeof createRevisionRepository>;
