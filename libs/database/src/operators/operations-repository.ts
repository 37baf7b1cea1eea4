import type { Database } from '../connection/connect.ts';
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

/** What an operator sees of a running installation. */
export function createOperationsRepository({ query }: Pick<Database, 'query'>) {
  return {
    listJobs: () => query<WaitingJobs>(WAITING_JOBS),
    listMails: () => query<MailQueue>(MAIL_QUEUE),
    listClicks: () => query<PartnerClicks>(PARTNER_CLICKS),
    /** Returns the accounts with the most requests since yesterday (UTC). */
    listBusyAccounts: (limit: number) => query<BusyAccount>(busyAccountsSql(limit)),
  };
}
