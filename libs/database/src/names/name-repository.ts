import type { Database } from '../connect.ts';
import { findRenamed } from './find-renamed.ts';

const ID = { id: true } as const;

/** Resolves the names in filters to ids. Accepts current and former slugs and ids. */
export function createNameRepository({ prisma }: Pick<Database, 'prisma'>) {
  async function findVenueId(idOrSlug: string): Promise<string | null> {
    const found = await findRenamed(
      prisma,
      { kind: 'venue', idOrSlug },
      {
        bySlug: (slug) => prisma.venue.findUnique({ where: { slug }, select: ID }),
        byId: (id) => prisma.venue.findUnique({ where: { id }, select: ID }),
      },
    );
    return found?.id ?? null;
  }

  async function findArtistId(idOrSlug: string): Promise<string | null> {
    const found = await findRenamed(
      prisma,
      { kind: 'artist', idOrSlug },
      {
        bySlug: (slug) => prisma.artist.findUnique({ where: { slug }, select: ID }),
        byId: (id) => prisma.artist.findUnique({ where: { id }, select: ID }),
      },
    );
    return found?.id ?? null;
  }

  async function findSourceId(name: string): Promise<number | null> {
    const source = await prisma.source.findUnique({ where: { name }, select: ID });
    return source?.id ?? null;
  }

  return { findVenueId, findArtistId, findSourceId };
}
export type NameRepository = ReturnType<typeof createNameRepository>;
