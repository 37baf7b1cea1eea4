import type { Database } from '../connection/connect.ts';
import { queryIn, type Client } from '../connection/prisma.ts';
import type { Prisma } from '../generated/client.ts';
import { computeLeaderboard, type Leaderboard } from './demand-reports-sql.ts';

const MAX_AGE_MS = 60_000;
/** A leaderboard that takes no longer is computed on request, so that it is always current. */
const CHEAP_MS = 20;

/** The worker refreshes the leaderboards of these periods. */
export const CACHED_PERIODS_DAYS = [7, 30, 90, 365];

export function createLeaderboardRepository({
  prisma,
  prismaTransaction,
  query,
}: Pick<Database, 'prisma' | 'prismaTransaction' | 'query'>) {
  /**
   * Returns the stored leaderboard, or null if there is none, it is older than a minute, or it is
   * cheap to compute.
   */
  async function cached(days: number): Promise<Leaderboard | null> {
    const countedAt = { gt: new Date(Date.now() - MAX_AGE_MS) };
    const stored = await prisma.demandLeaderboard.findUnique({
      where: { days, tookMs: { gt: CHEAP_MS }, countedAt },
    });
    return stored && (stored.figures as unknown as Leaderboard);
  }

  const count = (days: number): Promise<Leaderboard> => computeLeaderboard(query, days);

  /** Computes and stores the leaderboard, and the best rank ever of each entry. */
  const refresh = (days: number): Promise<void> =>
    prismaTransaction(async (client) => {
      const startedAt = performance.now();
      const leaderboard = await computeLeaderboard(queryIn(client), days);
      const tookMs = Math.round(performance.now() - startedAt);
      const figures = { ...leaderboard } as unknown as Prisma.InputJsonObject;
      const data = { figures, countedAt: new Date(), tookMs };
      await client.demandLeaderboard.upsert({
        where: { days },
        create: { days, ...data },
        update: data,
      });
      await storePeaks(client, days, [...leaderboard.top_artists, ...leaderboard.top_cities]);
    });

  return { cached, count, refresh };
}
export type LeaderboardRepository = ReturnType<typeof createLeaderboardRepository>;

/** Stores new entries, and better ranks of known ones. */
async function storePeaks(
  client: Client,
  days: number,
  entries: { id: string | number; rank: number }[],
): Promise<void> {
  const ranked = entries.map(({ id, rank }) => ({ days, subject: String(id), place: rank }));
  const subjects = ranked.map(({ subject }) => subject);
  const stored = await client.demandPeak.findMany({ where: { days, subject: { in: subjects } } });
  const peaks = new Map(stored.map(({ subject, place }) => [subject, place]));
  await client.demandPeak.createMany({ data: ranked, skipDuplicates: true });
  for (const { subject, place } of ranked)
    if (place < (peaks.get(subject) ?? 0))
      await client.demandPeak.updateMany({
        where: { days, subject, place: { gt: place } },
        data: { place },
      });
}
