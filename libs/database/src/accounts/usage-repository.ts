import type { Database } from '../connection/connect.ts';
import { daysAgo } from '../statements/utc-days.ts';

/** Requests of an account to an endpoint on a day. */
export interface UsageCount {
  accountId: string;
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  endpoint: string;
  requests: number;
}

export function createUsageRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /** Adds counts. Those of accounts that were erased in the meantime are dropped. */
  const add = (counts: UsageCount[]): Promise<void> =>
    prismaTransaction(async (client) => {
      const ids = [...new Set(counts.map(({ accountId }) => accountId))];
      const accounts = await client.account.findMany({
        where: { id: { in: ids } },
        select: { id: true },
      });
      const known = new Set(accounts.map(({ id }) => id));
      // In one order, so that two processes do not wait for each other.
      const sorted = counts
        .filter(({ accountId }) => known.has(accountId))
        .sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
      for (const { accountId, day, endpoint, requests } of sorted) {
        const id = { accountId, day: new Date(day), endpoint };
        await client.usageDay.upsert({
          where: { accountId_day_endpoint: id },
          create: { ...id, requests },
          update: { requests: { increment: requests } },
        });
      }
    });

  /** Returns the counts of the last days, today included. */
  async function list(accountId: string, days: number): Promise<Omit<UsageCount, 'accountId'>[]> {
    const where = { accountId, day: { gt: daysAgo(days) } };
    const rows = await prisma.usageDay.findMany({
      where,
      orderBy: [{ day: 'asc' }, { endpoint: 'asc' }],
    });
    return rows.map(({ day, endpoint, requests }) => ({
      day: day.toISOString().slice(0, 10),
      endpoint,
      requests,
    }));
  }

  return { add, list };
}
export type UsageRepository = ReturnType<typeof createUsageRepository>;

const toKey = ({ accountId, day, endpoint }: UsageCount) => `${accountId} ${day} ${endpoint}`;
