import type { Database } from '../connection/connect.ts';

export async function findTrust(
  { prisma }: Pick<Database, 'prisma'>,
  sourceId: number,
): Promise<number> {
  const source = await prisma.source.findUnique({
    where: { id: sourceId },
    select: { trust: true },
  });
  return source?.trust ?? 0;
}

export async function findSourceId(
  { prisma }: Pick<Database, 'prisma'>,
  name: string,
): Promise<number | null> {
  const source = await prisma.source.findUnique({ where: { name }, select: { id: true } });
  return source?.id ?? null;
}
