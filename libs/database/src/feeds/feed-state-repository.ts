import type { Database } from '../connection/connect.ts';

export const FEED_STATES = ['working', 'failing', 'expired', 'locked', 'off'] as const;

/** What the last check of a feed found. */
export interface FeedState {
  state: (typeof FEED_STATES)[number];
  /** Since when it is in this state. */
  since: Date;
  checked_at: Date;
  reason: string | null;
  records: number;
  upcoming: number;
  /** Shares of the records from 0 to 1. */
  with_place: number;
  with_hour: number;
}

/** The states of feeds by name. */
export function createFeedStateRepository({ prisma }: Pick<Database, 'prisma'>) {
  async function list(): Promise<Map<string, FeedState>> {
    const rows = await prisma.feedState.findMany({ orderBy: { name: 'asc' } });
    return new Map(
      rows.map(({ name, state, checkedAt, withPlace, withHour, ...found }) => [
        name,
        {
          ...found,
          state: FEED_STATES.find((known) => known === state) ?? 'failing',
          checked_at: checkedAt,
          with_place: withPlace,
          with_hour: withHour,
        },
      ]),
    );
  }

  async function save(name: string, state: FeedState): Promise<void> {
    const { checked_at: checkedAt, with_place: withPlace, with_hour: withHour, ...found } = state;
    const data = { ...found, checkedAt, withPlace, withHour };
    await prisma.feedState.upsert({ where: { name }, create: { name, ...data }, update: data });
  }

  return { list, save };
}

export type FeedStateRepository = ReturnType<typeof createFeedStateRepository>;
