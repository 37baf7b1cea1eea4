import { toNameKey } from '../../catalogue/names.ts';
import type { Database } from '../../connection/connect.ts';
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

  /** Returns the ids of sources by name, without unknown ones. */
  async function findSourceIds(names: string[]): Promise<Map<string, number>> {
    const sources = await prisma.source.findMany({
      where: { name: { in: names } },
      select: { name: true, id: true },
    });
    return new Map(sources.map(({ name, id }) => [name, id]));
  }

  /** Returns the names that differ from the given ones in case and accents only, by the given name. */
  async function findGenres(genres: string[]): Promise<Map<string, string[]>> {
    const keys = genres.map(toNameKey);
    const rows = await prisma.genre.findMany({ where: { key: { in: keys } } });
    return new Map(
      genres.map((genre, index) => [
        genre,
        rows.flatMap(({ key, name }) => (key === keys[index] ? name : [])),
      ]),
    );
  }

  return { findVenueId, findArtistId, findSourceIds, findGenres };
}
export type NameRepository = ReturnType<typeof createNameRepository>;
