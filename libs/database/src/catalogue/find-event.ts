import type { Database } from '../connection/connect.ts';
import type { Client } from '../connection/prisma.ts';

/** Returns the id of the event with the current or former id or slug, or null. */
export async function findEventId(
  { prisma }: Pick<Database, 'prisma'>,
  reference: string,
): Promise<string | null> {
  const event = (await findBySlug(prisma, reference)) ?? (await findById(prisma, reference));
  if (event) return event.id;
  const alias = await prisma.alias.findUnique({
    where: { kind_alias: { kind: 'event', alias: reference } },
  });
  return alias?.recordId ?? null;
}

const findBySlug = (client: Client, slug: string) =>
  client.event.findUnique({ where: { slug }, select: { id: true } });

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const findById = async (client: Client, id: string) =>
  UUID.test(id) ? client.event.findUnique({ where: { id }, select: { id: true } }) : null;

export async function findEventSlug(
  { prisma }: Pick<Database, 'prisma'>,
  eventId: string,
): Promise<string | null> {
  const event = await prisma.event.findUnique({ where: { id: eventId }, select: { slug: true } });
  return event?.slug ?? null;
}
