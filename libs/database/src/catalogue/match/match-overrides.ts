import type { Database } from '../../connection/connect.ts';

interface StoredOverride {
  /** Each listing as `source|id`. */
  a: string;
  b: string;
  is_same: boolean;
}

export async function listOverrides({
  prisma,
}: Pick<Database, 'prisma'>): Promise<StoredOverride[]> {
  const overrides = await prisma.matchOverride.findMany();
  return overrides.map(({ sourceA, idA, sourceB, idB, isSame }) => ({
    a: `${String(sourceA)}|${idA}`,
    b: `${String(sourceB)}|${idB}`,
    is_same: isSame,
  }));
}
