import { appendChanges } from '../changes/changes-sql.ts';
import { updateDerived } from '../changes/derived-changes-sql.ts';
import type { Database, Query } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';

export interface SourceTerms {
  name: string;
  title?: string | null;
  url?: string | null;
  licence?: string | null;
  attribution?: string | null;
  /** Of the images that the source names. Null: they must not be shown. */
  imageLicence?: string | null;
  /** Null: that of the source. */
  imageAttribution?: string | null;
  /** 0 to 100. */
  trust?: number;
}

export interface SourceSummary extends Required<SourceTerms> {
  /** Listings that are not withdrawn. */
  listings: number;
  articles: number;
  created_at: Date;
  /** End of the last complete run. */
  completed_at: Date | null;
  paused_at: Date | null;
}

/** What readers may know of a source. */
export interface PublishedSource extends Omit<
  Required<SourceTerms>,
  'trust' | 'imageLicence' | 'imageAttribution'
> {
  /** End of the last complete run. */
  completed_at: Date | null;
}

type Transactions = Pick<Database, 'prisma' | 'prismaTransaction'>;

export function createSourceRepository({ prisma, prismaTransaction }: Transactions) {
  async function complete(id: number): Promise<void> {
    await prisma.source.update({ where: { id }, data: { completedAt: new Date() } });
  }

  /**
   * Calls `within` in the same transaction. Returns false if there is no such source. Runs that
   * ended their process do not count any more when a source is resumed.
   */
  const setPaused = (
    name: string,
    isPaused: boolean,
    within?: (query: Query) => Promise<unknown>,
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const data = { pausedAt: isPaused ? new Date() : null };
      const { count } = await client.source.updateMany({ where: { name }, data });
      const unended = { source: { name }, endedAt: null, failure: { not: null } };
      if (!isPaused)
        await client.ingestRun.updateMany({ where: unended, data: { endedAt: new Date() } });
      if (count > 0) await within?.(queryIn(client));
      return count > 0;
    });

  /**
   * Deletes a source without listings, with its runs and articles. Returns the number of articles.
   */
  const remove = (id: number, within?: (query: Query) => Promise<unknown>): Promise<number> =>
    prismaTransaction(async (client) => {
      const { count } = await client.article.deleteMany({ where: { sourceId: id } });
      await client.source.delete({ where: { id } });
      await within?.(queryIn(client));
      return count;
    });

  async function listPaused(): Promise<Set<string>> {
    const sources = await prisma.source.findMany({
      where: { pausedAt: { not: null } },
      select: { name: true },
    });
    return new Set(sources.map(({ name }) => name));
  }

  async function completions(): Promise<Map<string, Date>> {
    const sources = await prisma.source.findMany({ select: { name: true, completedAt: true } });
    return new Map(
      sources.flatMap(({ name, completedAt }) =>
        completedAt ? [[name, completedAt] as const] : [],
      ),
    );
  }

  return {
    register: (source: SourceTerms) => registerSource({ prisma, prismaTransaction }, source),
    complete,
    completions,
    setPaused,
    listPaused,
    list: () => listSources(prisma),
    listPublished: () => listPublished(prisma),
    findListed: (name: string) => findListed(prisma, name),
    remove,
  };
}

export type SourceRepository = ReturnType<typeof createSourceRepository>;

/** Creates or updates a source and returns its id. Undefined terms remain unchanged. */
async function registerSource(
  { prisma, prismaTransaction }: Transactions,
  source: SourceTerms,
): Promise<number> {
  const terms = selectTerms(source);
  const where = { name: source.name };
  const before = await prisma.source.findUnique({ where });
  if (before && haveSameTerms(before, terms)) return before.id;
  return prismaTransaction(async (client) => {
    const { id } = await client.source.upsert({ where, create: terms, update: terms });
    const query = queryIn(client);
    if (before && isPublishedOtherwise(before, terms))
      await appendChanges(query, await updateDerived(query, { sourceIds: [id] }));
    return id;
  });
}

type Terms = ReturnType<typeof selectTerms>;

const haveSameTerms = (before: object, terms: Terms): boolean =>
  Object.entries(terms).every(([name, value]) => before[name as keyof typeof before] === value);

/** The record of an event states the licence and attribution of its sources. */
const isPublishedOtherwise = (
  before: { licence: string | null; attribution: string | null },
  { licence = before.licence, attribution = before.attribution }: Terms,
): boolean => licence !== before.licence || attribution !== before.attribution;

/** Returns the terms of all sources, by name. */
async function listPublished(prisma: Database['prisma']): Promise<PublishedSource[]> {
  const select = {
    name: true,
    title: true,
    url: true,
    licence: true,
    attribution: true,
    completedAt: true,
  };
  const sources = await prisma.source.findMany({ orderBy: { name: 'asc' }, select });
  return sources.map(({ completedAt, ...terms }) => ({ ...terms, completed_at: completedAt }));
}

/** Returns the number of the listings of a source and their greatest id. Null if there is none. */
async function findListed(
  prisma: Database['prisma'],
  name: string,
): Promise<{ listings: number; newest_id: string } | null> {
  const source = await prisma.source.findUnique({ where: { name }, select: { id: true } });
  if (!source) return null;
  const { _count: listings, _max: max } = await prisma.listing.aggregate({
    where: { sourceId: source.id, withdrawnAt: null },
    _count: true,
    _max: { sourceEventId: true },
  });
  return max.sourceEventId === null ? null : { listings, newest_id: max.sourceEventId };
}

/** Returns all sources with the number of their listings and articles, by name. */
async function listSources(prisma: Database['prisma']): Promise<SourceSummary[]> {
  const [sources, listings, articles] = await Promise.all([
    prisma.source.findMany({ orderBy: { name: 'asc' }, omit: { shrinkHeldAt: true } }),
    prisma.listing.groupBy({ by: ['sourceId'], where: { withdrawnAt: null }, _count: true }),
    prisma.article.groupBy({ by: ['sourceId'], where: { withdrawnAt: null }, _count: true }),
  ]);
  const toCounts = (groups: { sourceId: number; _count: number }[]) =>
    new Map(groups.map(({ sourceId, _count }) => [sourceId, _count]));
  const [listingCounts, articleCounts] = [toCounts(listings), toCounts(articles)];
  return sources.map(({ id, createdAt, completedAt, pausedAt, ...terms }) => ({
    ...terms,
    listings: listingCounts.get(id) ?? 0,
    articles: articleCounts.get(id) ?? 0,
    created_at: createdAt,
    completed_at: completedAt,
    paused_at: pausedAt,
  }));
}

const selectTerms = ({
  name,
  title,
  url,
  licence,
  attribution,
  imageLicence,
  imageAttribution,
  trust,
}: SourceTerms) => ({
  name,
  ...(title !== undefined && { title }),
  ...(url !== undefined && { url }),
  ...(licence !== undefined && { licence }),
  ...(attribution !== undefined && { attribution }),
  ...(imageLicence !== undefined && { imageLicence }),
  ...(imageAttribution !== undefined && { imageAttribution }),
  ...(trust !== undefined && { trust }),
});
