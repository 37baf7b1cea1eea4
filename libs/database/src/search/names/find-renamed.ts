import { isId } from '@marquee/domain';
import type { Client } from '../../connection/prisma.ts';

interface Finders<Row> {
  bySlug: (slug: string) => Promise<Row | null>;
  byId: (id: string) => Promise<Row | null>;
}

/** Finds a record by a current slug or id, then by a former one. */
export async function findRenamed<Row>(
  client: Client,
  { kind, idOrSlug }: { kind: 'venue' | 'artist' | 'organizer'; idOrSlug: string },
  { bySlug, byId }: Finders<Row>,
): Promise<Row | null> {
  const current = (await bySlug(idOrSlug)) ?? (isId(idOrSlug) ? await byId(idOrSlug) : null);
  if (current) return current;
  const former = await client.alias.findUnique({
    where: { kind_alias: { kind, alias: idOrSlug } },
  });
  return former && byId(former.recordId);
}
