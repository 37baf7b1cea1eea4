import type { ChangeKind } from '@marquee/domain';
import type { Database } from '../connection/connect.ts';
import type { Client } from '../connection/prisma.ts';
import { today } from '../statements/utc-days.ts';

/** `left`: a change after which the event no longer matches the filter. */
export type WebhookKind = ChangeKind | 'left';

/** An account, or an unverified key. */
export type WebhookOwner = { accountId: string } | { keyId: string };

export type DisabledReason = 'failing' | 'gone' | 'paused';

/** What the owner of a webhook sets. */
export interface WebhookSettings {
  url: string;
  description: string | null;
  /** The filters of /events, as given. */
  filter: Record<string, string | number | boolean>;
  kinds: WebhookKind[];
  batchSize: number;
}

export interface StoredWebhook extends WebhookSettings {
  id: string;
  /** Whether the receiver of the URL agreed. */
  isVerified: boolean;
  /** Number of the last change that was considered. */
  position: number;
  failingSince: Date | null;
  disabledAt: Date | null;
  disabledReason: DisabledReason | null;
  createdAt: Date;
}

export interface NewWebhook extends WebhookSettings {
  id: string;
  /** Encrypted. */
  secret: Uint8Array<ArrayBuffer>;
  position: number;
}

export interface SecretRotation {
  secret: Uint8Array<ArrayBuffer>;
  /** The previous secret also signs until then. */
  previousUntil: Date;
}

const SELECT = {
  id: true,
  url: true,
  verifiedUrl: true,
  description: true,
  filter: true,
  kinds: true,
  reportsLeft: true,
  batchSize: true,
  position: true,
  failingSince: true,
  disabledAt: true,
  disabledReason: true,
  createdAt: true,
} as const;

// eslint-disable-next-line max-lines-per-function -- a factory
export function createWebhookRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /** Stores a webhook. Returns null if the owner already has `max` webhooks. */
  const create = (
    owner: WebhookOwner,
    { id, kinds, ...webhook }: NewWebhook,
    max: number,
  ): Promise<StoredWebhook | null> =>
    prismaTransaction(async (client) => {
      await lockOwner(client, owner);
      if ((await client.webhook.count({ where: owner })) >= max) return null;
      return toWebhook(
        await client.webhook.create({
          data: { id, ...owner, ...webhook, ...toKindColumns(kinds) },
          select: SELECT,
        }),
      );
    });

  const list = async (owner: WebhookOwner): Promise<StoredWebhook[]> =>
    (await prisma.webhook.findMany({ where: owner, orderBy: { id: 'asc' }, select: SELECT })).map(
      toWebhook,
    );

  async function find(owner: WebhookOwner, id: string): Promise<StoredWebhook | null> {
    const row = await prisma.webhook.findFirst({ where: { id, ...owner }, select: SELECT });
    return row && toWebhook(row);
  }

  /** Changes settings. Returns null if there is no such webhook. */
  async function update(
    owner: WebhookOwner,
    id: string,
    changes: Partial<WebhookSettings> & { isPaused?: boolean },
  ): Promise<StoredWebhook | null> {
    const { isPaused, kinds, ...settings } = changes;
    const stored = { ...settings, ...(kinds && toKindColumns(kinds)) };
    const data = {
      ...stored,
      ...(isPaused !== undefined && stateFor(isPaused)),
      updatedAt: new Date(),
    };
    const [row] = await prisma.webhook.updateManyAndReturn({
      where: { id, ...owner },
      data,
      select: SELECT,
    });
    return row ? toWebhook(row) : null;
  }

  const remove = async (owner: WebhookOwner, id: string): Promise<boolean> =>
    (await prisma.webhook.deleteMany({ where: { id, ...owner } })).count > 0;

  /** Replaces the secret. Returns false if there is no such webhook. */
  const rotateSecret = (
    owner: WebhookOwner,
    id: string,
    rotation: SecretRotation,
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const current = await client.webhook.findFirst({
        where: { id, ...owner },
        select: { secret: true },
      });
      if (!current) return false;
      const { secret, previousUntil } = rotation;
      const data = { secret, previousSecret: current.secret, previousSecretUntil: previousUntil };
      // Of concurrent rotations, one replaces the secret that it read.
      return (
        (await client.webhook.updateMany({ where: { id, secret: current.secret }, data })).count > 0
      );
    });

  /**
   * Continues after another change. Gives up the pending delivery and resumes a disabled webhook.
   * Returns null if there is no such webhook, or if it was moved since an instant.
   */
  const moveTo = (
    owner: WebhookOwner,
    id: string,
    { position, now, unlessSince }: { position: number; now: Date; unlessSince: Date },
  ): Promise<StoredWebhook | null> =>
    prismaTransaction(async (client) => {
      const data = {
        position,
        pendingDeliveryId: null,
        replayedAt: now,
        ...stateFor(false),
      };
      // `NOT (NULL > …)` is unknown in SQL.
      const isDue = [{ replayedAt: null }, { replayedAt: { lte: unlessSince } }];
      const where = { id, ...owner, OR: isDue };
      const [moved] = await client.webhook.updateManyAndReturn({ where, data, select: SELECT });
      if (!moved) return null;
      await client.webhookDelivery.updateMany({
        where: { webhookId: id, status: 'pending', kind: 'changes' },
        data: { status: 'failed', error: 'A replay was requested.', nextAttemptAt: null },
      });
      return toWebhook(moved);
    });

  return { create, list, find, update, remove, rotateSecret, moveTo };
}
export type WebhookRepository = ReturnType<typeof createWebhookRepository>;

const stateFor = (isPaused: boolean) =>
  isPaused
    ? { disabledAt: new Date(), disabledReason: 'paused' }
    : { disabledAt: null, disabledReason: null, failingSince: null };

/**
 * Locks the owner until the end of the transaction, so that concurrent requests do not exceed the
 * limit.
 */
const lockOwner = (client: Client, owner: WebhookOwner): Promise<unknown> =>
  'accountId' in owner
    ? client.account.update({
        where: { id: owner.accountId },
        data: { updatedAt: new Date() },
        select: { id: true },
      })
    : client.apiKey.update({
        where: { id: owner.keyId },
        data: { lastUsedOn: today() },
        select: { id: true },
      });

const toKindColumns = (kinds: WebhookKind[]) => ({
  kinds: kinds.filter((kind) => kind !== 'left'),
  reportsLeft: kinds.includes('left'),
});

/** Joins the columns that `toKindColumns` writes. */
export const toKinds = ({
  kinds,
  reportsLeft,
}: {
  kinds: ChangeKind[];
  reportsLeft: boolean;
}): WebhookKind[] => [...kinds, ...(reportsLeft ? (['left'] as const) : [])];

type Row = Omit<
  StoredWebhook,
  'filter' | 'position' | 'disabledReason' | 'kinds' | 'isVerified'
> & {
  verifiedUrl: string | null;
  kinds: ChangeKind[];
  reportsLeft: boolean;
  filter: unknown;
  position: bigint;
  disabledReason: string | null;
};

const toWebhook = ({
  filter,
  position,
  disabledReason,
  reportsLeft,
  verifiedUrl,
  ...row
}: Row): StoredWebhook => ({
  ...row,
  isVerified: verifiedUrl === row.url,
  kinds: toKinds({ kinds: row.kinds, reportsLeft }),
  filter: filter as StoredWebhook['filter'], // only `create` and `update` write the column
  position: Number(position),
  // only this file and the deliveries write the column
  disabledReason: disabledReason as DisabledReason | null,
});
