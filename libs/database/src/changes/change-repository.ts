import type { Database } from '../connection/connect.ts';
import { inBatches } from '../statements/in-batches.ts';
import { changedTopicsSql, parseTopics, type ChangedTopics } from './changed-topics-sql.ts';
import {
  type NewChange,
  changeDetailsSql,
  changesAfterSql,
  changesSql,
  NEWEST_CHANGE,
  pruneChangesSql,
} from './changes-sql.ts';

export interface Change {
  /** Sequence number in commit order. */
  number: number;
  event_id: string;
  kind: NewChange['kind'];
  into: string | null;
  reason: string | null;
  /**
   * The facts before the change are stored, because filters can distinguish them from those after
   * it.
   */
  has_former: boolean;
  changed_at: Date;
}

export function createChangeRepository({ query }: Pick<Database, 'query'>) {
  /**
   * Returns the number of the newest change. Later reads of the catalogue include it and all
   * earlier ones.
   */
  async function newest(): Promise<number> {
    const [row] = await query<{ newest: number }>(NEWEST_CHANGE);
    return row?.newest ?? 0;
  }

  /**
   * Returns up to `limit` changes after a number, or null if some of them were pruned. Numbers
   * become visible in order.
   */
  async function listAfter(number: number, limit: number): Promise<Change[] | null> {
    const rows = await query<{ pruned_through: number } & (Change | { event_id: null })>(
      changesAfterSql(number, limit),
    );
    if (rows.some(({ pruned_through }) => number < pruned_through)) return null;
    return rows.flatMap(({ pruned_through: _horizon, ...change }) =>
      change.event_id === null ? [] : change,
    );
  }

  /**
   * Returns what up to `limit` changes after a number touch, and the number of the last one: all if
   * some of them were pruned. Null if there are none.
   */
  async function findTopicsAfter(
    number: number,
    limit: number,
  ): Promise<{ last: number; topics: ChangedTopics } | null> {
    const [row] = await query<{ changes: (NewChange & { number: number })[] | null }>(
      changeDetailsSql(number, limit),
    );
    if (!row?.changes) return { last: await newest(), topics: 'all' };
    const last = row.changes.at(-1)?.number;
    if (last === undefined) return null;
    const [touched] = await query<{ payload: string }>(changedTopicsSql(row.changes));
    return { last, topics: parseTopics(touched?.payload ?? null) ?? 'all' };
  }

  /** Returns changes by their numbers, in order, without those that were pruned. */
  const findByNumbers = (numbers: number[]): Promise<Change[]> =>
    query<Change>(changesSql(numbers));

  /**
   * Deletes changes older than an instant and stores the last deleted number, so that older cursors
   * get 410.
   */
  const prune = (before: Date): Promise<number> =>
    inBatches(async (limit) => {
      const [row] = await query<{ pruned: number }>(pruneChangesSql(before, limit));
      return row?.pruned ?? 0;
    });

  return { newest, listAfter, findTopicsAfter, findByNumbers, prune };
}
export type ChangeRepository = ReturnType<typeof createChangeRepository>;
