import { UNUSED_DAYS } from '../accounts/find-key-holder-sql.ts';
import type { Database } from '../connection/connect.ts';
import { daysAgo } from '../statements/utc-days.ts';
import type { WebhookKind } from './webhook-repository.ts';

export type DeliveryStatus = 'pending' | 'delivered' | 'failed';

export interface StoredDelivery {
  id: string;
  /** `challenge`: the receiver must echo it to agree. */
  kind: 'changes' | 'test' | 'challenge';
  /** Numbers of the changes. */
  changes: number[];
  /** Position of the webhook before and after the delivery. */
  after: number;
  through: number;
  status: DeliveryStatus;
  attempts: number;
  responseStatus: number | null;
  error: string | null;
  durationMs: number | null;
  createdAt: Date;
  attemptedAt: Date | null;
  nextAttemptAt: Date | null;
}

/** Whose webhook it is. */
export interface OwnedWebhook {
  id: string;
  accountId: string | null;
  keyId: string | null;
}

/** A webhook that has changes to consider. */
export interface WaitingWebhook extends OwnedWebhook {
  filter: unknown;
  kinds: WebhookKind[];
  position: number;
  /** Whether its last attempt failed or was slow. */
  isSlow: boolean;
  /** Whether the log has no message of changes that it accepted. */
  isNew: boolean;
}

/** What a delivery needs to know of its webhook. */
export interface WebhookTarget extends WaitingWebhook {
  url: string;
  /** Whether the receiver of the URL agreed. */
  isVerified: boolean;
  batchSize: number;
  /** Encrypted. */
  secret: Uint8Array;
  /** Null if it no longer signs. */
  previousSecret: Uint8Array | null;
  failingSince: Date | null;
  pending: StoredDelivery | null;
}

/** The result of an attempt to send a delivery. */
export interface Attempt {
  status: DeliveryStatus;
  responseStatus: number | null;
  error: string | null;
  durationMs: number | null;
  nextAttemptAt: Date | null;
  isSlow: boolean;
}

export const DELIVERY = {
  id: true,
  kind: true,
  changes: true,
  after: true,
  through: true,
  status: true,
  attempts: true,
  responseStatus: true,
  error: true,
  durationMs: true,
  createdAt: true,
  attemptedAt: true,
  nextAttemptAt: true,
} as const;

export const OWNER = { id: true, accountId: true, keyId: true } as const;

/** What decides in which queue a webhook is. */
export const PACE = {
  isSlow: true,
  deliveries: { where: { kind: 'changes', status: 'delivered' }, take: 1, select: { id: true } },
} as const;

export const toPace = ({ isSlow, deliveries }: { isSlow: boolean; deliveries: unknown[] }) => ({
  isSlow,
  isNew: deliveries.length === 0,
});

export const TARGET = {
  ...OWNER,
  url: true,
  verifiedUrl: true,
  filter: true,
  kinds: true,
  reportsLeft: true,
  position: true,
  batchSize: true,
  secret: true,
  previousSecret: true,
  previousSecretUntil: true,
  ...PACE,
  failingSince: true,
  pendingDeliveryId: true,
} as const;

type Row = Omit<StoredDelivery, 'kind' | 'status' | 'changes' | 'after' | 'through'> & {
  kind: string;
  status: string;
  changes: bigint[];
  after: bigint;
  through: bigint;
};

export const toDelivery = ({
  kind,
  status,
  changes,
  after,
  through,
  ...row
}: Row): StoredDelivery => ({
  ...row,
  kind: kind as StoredDelivery['kind'], // only this file writes the columns
  status: status as DeliveryStatus,
  changes: changes.map(Number),
  after: Number(after),
  through: Number(through),
});

/** Webhooks of an unverified key end with the key. */
export const isActive = () => ({
  disabledAt: null,
  OR: [
    { accountId: { not: null } },
    { key: { revokedAt: null, lastUsedOn: { gt: daysAgo(UNUSED_DAYS) } } },
  ],
});

/** Only receivers that agreed get changes. */
export const isProven = (prisma: Pick<Database['prisma'], 'webhook'>) => ({
  ...isActive(),
  verifiedUrl: { equals: prisma.webhook.fields.url },
});

/** Returns the columns of a delivery after an attempt. */
export const toResult = (attempt: Omit<Attempt, 'isSlow'>) => ({
  ...attempt,
  attempts: { increment: 1 },
  attemptedAt: new Date(),
});
