import { toNameKey } from '../../catalogue/names.ts';
import type { Database } from '../../connection/connect.ts';
import { SHOWN } from '../../demand/unconfirmed-artists.ts';
import { findRenamed } from './find-renamed.ts';
import { createSeriesRepository } from './series-repository.ts';

const ID = { id: true } as const;

/** Resolves the names in filters to ids. Accepts current and former slugs and ids. */
export function createNameRepository({ prisma }: Pick<Database, 'prisma'>) {
  const series = createSeriesRepository({ prisma });

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

  /** `shown`: an artist that anyone may see. */
  const findArtist = (idOrSlug: string, shown: typeof SHOWN | object) =>
    findRenamed(
      prisma,
      { kind: 'artist', idOrSlug },
      {
        bySlug: (slug) => prisma.artist.findUnique({ where: { slug, ...shown }, select: ID }),
        byId: (id) => prisma.artist.findUnique({ where: { id, ...shown }, select: ID }),
      },
    );

  const findArtistId = async (idOrSlug: string): Promise<string | null> =>
    (await findArtist(idOrSlug, SHOWN))?.id ?? null;

  /** Also finds artists that only people have named. */
  const findAnyArtistId = async (idOrSlug: string): Promise<string | null> =>
    (await findArtist(idOrSlug, {}))?.id ?? null;

  /** Returns whether open data have an artist of this name. */
  const isReferenceArtist = async (name: string): Promise<boolean> => {
    const nameKey = { in: [toNameKey(name), `the ${toNameKey(name)}`] };
    return (await prisma.artistReference.findFirst({ where: { nameKey } })) !== null;
  };

  async function findOrganizerId(idOrSlug: string): Promise<string | null> {
    const found = await findRenamed(
      prisma,
      { kind: 'organizer', idOrSlug },
      {
        bySlug: (slug) => prisma.organizer.findUnique({ where: { slug }, select: ID }),
        byId: (id) => prisma.organizer.findUnique({ where: { id }, select: ID }),
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

  return {
    findVenueId,
    findArtistId,
    findAnyArtistId,
    findOrganizerId,
    findSeriesId: async (idOrSlug: string) =>
      (await series.find(idOrSlug.toLowerCase()))?.id ?? null,
    isReferenceArtist,
    findSourceIds,
    findGenres: (genres: string[]) => findGenres(prisma, genres),
  };
}
export type NameRepository = ReturnType<typeof createNameRepository>;

/**
 * Returns the names that differ from the given ones in case and accents only, by the given name.
 */
async function findGenres(
  prisma: Database['prisma'],
  genres: string[],
): Promise<Map<string, string[]>> {
  const keys = genres.map(toNameKey);
  const rows = await prisma.genre.findMany({ where: { key: { in: keys } } });
  return new Map(
    genres.map((genre, index) => [
      genre,
      rows.flatMap(({ key, name }) => (key === keys[index] ? name : [])),
    ]),
  );
}
