import type { Database } from '../../connection/connect.ts';
import { SHOWN } from '../../demand/unconfirmed-artists.ts';

export type SlugKind = 'event' | 'venue' | 'artist' | 'article';

/** Includes the wildcards of LIKE. */
const NOT_IN_SLUGS = /[^a-z0-9-]/g;

export function createSlugRepository({ prisma }: Pick<Database, 'prisma'>) {
  /**
   * Returns the first slugs with the prefix, in alphabetical order. Ignores characters that no slug
   * contains.
   */
  async function findByPrefix(kind: SlugKind, text: string, limit: number): Promise<string[]> {
    const slug = { startsWith: text.toLowerCase().replace(NOT_IN_SLUGS, '') };
    const first = { orderBy: { slug: 'asc' }, take: limit, select: { slug: true } } as const;
    const finders = {
      event: () => prisma.event.findMany({ where: { slug, withdrawnAt: null }, ...first }),
      venue: () => prisma.venue.findMany({ where: { slug }, ...first }),
      artist: () => prisma.artist.findMany({ where: { slug, ...SHOWN }, ...first }),
      article: () => prisma.articleText.findMany({ where: { slug, listed: true }, ...first }),
    } satisfies Record<SlugKind, () => Promise<{ slug: string }[]>>;
    return (await finders[kind]()).map((row) => row.slug);
  }

  return { findByPrefix };
}
export type SlugRepository = ReturnType<typeof createSlugRepository>;
