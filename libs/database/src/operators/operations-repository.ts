import type { Database } from '../connection/connect.ts';
import { HAS_WORKER } from '../jobs/job-queue-sql.ts';
import { MAX_PICTURE_ATTEMPTS } from '../pictures/pictures-sql.ts';
import { busyAccountsSql, MAIL_QUEUE, PARTNER_CLICKS, WAITING_JOBS } from './metrics-sql.ts';

export interface WaitingJobs {
  task: string;
  waiting: number;
  /** Jobs that failed at least once. */
  failing: number;
  oldest_at: Date;
  /** When the first of them should run. */
  ready_at: Date;
  last_error: string | null;
}

export interface MailQueue {
  kind: string;
  waiting: number;
  sent_24h: number;
  dropped_24h: number;
  oldest_at: Date | null;
  last_error: string | null;
}

export interface PartnerClicks {
  partner: string;
  clicks_24h: number;
  clicks_30d: number;
  repeated_30d: number;
}

export interface BusyAccount {
  account_id: string;
  email: string;
  requests: number;
}

/** A source or an image that is not read until an operator decides. */
export interface Excluded {
  kind: 'source' | 'image';
  /** The name of the source, or the address of the image. */
  name: string;
  reason: string | null;
}

const MAX_EXCLUDED = 50;

/** What an operator sees of a running installation. */
export function createOperationsRepository({ query, prisma }: Pick<Database, 'query' | 'prisma'>) {
  /** Returns paused sources and the images that ended too many processes. */
  async function listExcluded(): Promise<Excluded[]> {
    const sources = await prisma.source.findMany({
      where: { pausedAt: { not: null } },
      orderBy: { pausedAt: 'desc' },
      take: MAX_EXCLUDED,
      select: { name: true, runs: { orderBy: { id: 'desc' }, take: 1, select: { failure: true } } },
    });
    const images = await prisma.picture.findMany({
      where: { attempts: { gte: MAX_PICTURE_ATTEMPTS } },
      orderBy: { dueAt: 'desc' },
      take: MAX_EXCLUDED,
      select: { url: true, problem: true },
    });
    return [
      ...sources.map(({ name, runs }) => ({
        kind: 'source' as const,
        name,
        reason: runs[0]?.failure ?? null,
      })),
      ...images.map(({ url, problem }) => ({ kind: 'image' as const, name: url, reason: problem })),
    ];
  }

  return {
    listExcluded,
    listJobs: () => query<WaitingJobs>(WAITING_JOBS),
    /** Whether a worker runs, which executes the jobs. */
    hasWorker: async () => (await query<{ alive: boolean }>(HAS_WORKER))[0]?.alive === true,
    listMails: () => query<MailQueue>(MAIL_QUEUE),
    listClicks: () => query<PartnerClicks>(PARTNER_CLICKS),
    /** Returns the accounts with the most requests since yesterday (UTC). */
    listBusyAccounts: (limit: number) => query<BusyAccount>(busyAccountsSql(limit)),
  };
}
