import type { Database } from '../connection/connect.ts';
import { queryIn, type Client } from '../connection/prisma.ts';
import { addJob } from '../jobs/job-queue-sql.ts';
import { fromHex } from '../statements/bytes.ts';
import { toStoredSnapshot, type Snapshot } from './event-snapshot.ts';
import { pendingSince } from './pending-requests.ts';

export interface NotificationRequest {
  target_id: string;
  is_pending: boolean;
  artist: string | null;
  city: string | null;
  event: string | null;
}

const NAME = { select: { name: true } } as const;
const TARGET = { target: { select: { artist: NAME, city: NAME, eventId: true } } } as const;
const ORDER: { createdAt?: 'asc'; targetId?: 'asc' }[] = [
  { createdAt: 'asc' },
  { targetId: 'asc' },
];

export function manageRequests({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /** Returns pending requests first, without those that are also active. */
  async function listRequests(subscriberId: string): Promise<NotificationRequest[]> {
    const active = await prisma.demandNotification.findMany({
      where: { subscriberId },
      orderBy: ORDER,
      include: TARGET,
    });
    const activeIds = active.map(({ targetId }) => targetId);
    const where = {
      subscriberId,
      createdAt: { gt: pendingSince() },
      targetId: { notIn: activeIds },
    };
    const pending = await prisma.pendingNotification.findMany({
      where,
      orderBy: ORDER,
      include: TARGET,
    });
    const titles = await findTitles(prisma, [...pending, ...active]);
    return [...pending.map(toRequest(true, titles)), ...active.map(toRequest(false, titles))];
  }

  /** Returns the pending requests that a confirmation link would activate. */
  async function listRequestsForLink(tokenHash: string): Promise<NotificationRequest[]> {
    const link = await prisma.addressConfirmation.findUnique({
      where: { tokenHash: fromHex(tokenHash) },
    });
    if (!link) return [];
    const subscriber = await prisma.subscriber.findUnique({ where: { emailKey: link.emailKey } });
    if (!subscriber) return [];
    return (await listRequests(subscriber.id)).filter((request) => request.is_pending);
  }

  /** Activates pending requests: null confirms all. */
  const confirmRequests = (subscriberId: string, targetIds: string[] | null): Promise<void> =>
    prismaTransaction((client) => activateRequests(client, subscriberId, targetIds));

  async function deleteRequest(subscriberId: string, targetId: string): Promise<void> {
    const where = { subscriberId, targetId: BigInt(targetId) };
    await prisma.$transaction([
      prisma.pendingNotification.deleteMany({ where }),
      prisma.demandNotification.deleteMany({ where }),
    ]);
  }

  return { listRequests, listRequestsForLink, confirmRequests, deleteRequest };
}

/** Activates pending requests. A job then reports the changes since the requests were made. */
export async function activateRequests(
  client: Client,
  subscriberId: string,
  targetIds: string[] | null,
): Promise<void> {
  const inTargets = targetIds && { targetId: { in: targetIds.map(BigInt) } };
  const isOpen = { subscriberId, createdAt: { gt: pendingSince() }, ...inTargets };
  const open = await client.pendingNotification.findMany({ where: isOpen });
  if (open.length === 0) return;
  const data = open.map(({ snapshot, ...notice }) => ({
    ...notice,
    snapshot: toStoredSnapshot(snapshot as Snapshot | null),
  }));
  await client.demandNotification.createMany({ data, skipDuplicates: true });
  await client.pendingNotification.deleteMany({
    where: { subscriberId, targetId: { in: open.map((notice) => notice.targetId) } },
  });
  await addJob(queryIn(client), { task: 'tell_late', payload: { subscriber_id: subscriberId } });
}

interface StoredRequest {
  targetId: bigint;
  target: {
    artist: { name: string } | null;
    city: { name: string } | null;
    eventId: string | null;
  };
}

async function findTitles(client: Client, requests: StoredRequest[]): Promise<Map<string, string>> {
  const ids = requests.flatMap(({ target }) => target.eventId ?? []);
  const events = await client.event.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true },
  });
  return new Map(events.map(({ id, title }) => [id, title]));
}

const toRequest =
  (isPending: boolean, titles: ReadonlyMap<string, string>) =>
  ({ targetId, target }: StoredRequest): NotificationRequest => ({
    target_id: String(targetId),
    is_pending: isPending,
    artist: target.artist?.name ?? null,
    city: target.city?.name ?? null,
    event: (target.eventId === null ? undefined : titles.get(target.eventId)) ?? null,
  });
