import type { Database } from '../../connection/connect.ts';

/** Returns ids of events whose keys are to be built: a migration adds them. */
export async function findMatchBacklog(
  { prisma }: Pick<Database, 'prisma'>,
  limit: number,
): Promise<string[]> {
  const rows = await prisma.matchBacklog.findMany({ take: limit });
  return rows.map(({ eventId }) => eventId);
}

export async function removeFromMatchBacklog(
  { prisma }: Pick<Database, 'prisma'>,
  eventIds: string[],
): Promise<void> {
  await prisma.matchBacklog.deleteMany({ where: { eventId: { in: eventIds } } });
}
