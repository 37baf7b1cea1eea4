import { isDeepStrictEqual } from 'node:util';
import { newId } from '@marquee/domain';
import type { Database, Query } from '../connection/connect.ts';
import { queryIn, type Client } from '../connection/prisma.ts';

/** `none`: no mails; the feed and webhooks need none. */
export type MailFrequency = 'none' | 'at_once' | 'daily' | 'weekly';

export interface NewSavedSearch {
  name: string;
  /** The filters of /events, as given. */
  filter: Record<string, string | number | boolean>;
  frequency: MailFrequency;
  /** Number of the last change that was considered. */
  position: number;
  nextMailAt: Date | null;
}

export interface SavedSearch extends NewSavedSearch {
  id: string;
  createdAt: Date;
}

export interface DueSearch extends SavedSearch {
  email: string;
  locale: string | null;
}

export function createSavedSearchRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /**
   * Stores a search and the language of its mails. One with the same filters gets its name and its
   * frequency instead. Returns null if the account already has `max` searches.
   */
  const create = (
    { accountId, locale }: { accountId: string; locale: string | null },
    search: NewSavedSearch,
    max: number,
  ): Promise<string | null> =>
    prismaTransaction(async (client) => {
      // Locks the account, so that concurrent requests do not exceed the limit.
      const data = { updatedAt: new Date(), ...(locale !== null && { locale }) };
      await client.account.update({ where: { id: accountId }, data, select: { id: true } });
      const others = await client.savedSearch.findMany({ where: { accountId } });
      const same = others.find(({ filter }) => isDeepStrictEqual(filter, search.filter));
      if (same) return update(client, same, search);
      return others.length >= max ? null : insert(client, accountId, search);
    });

  const list = async (accountId: string): Promise<SavedSearch[]> =>
    (await prisma.savedSearch.findMany({ where: { accountId }, orderBy: { id: 'asc' } })).map(
      toSearch,
    );

  const remove = async (accountId: string, id: string): Promise<boolean> =>
    (await prisma.savedSearch.deleteMany({ where: { id, accountId } })).count > 0;

  /**
   * Changes when mails are sent, from the change `position` on. Returns false if there is no such
   * search.
   */
  const setFrequency = async (
    id: string,
    settings: Pick<NewSavedSearch, 'frequency' | 'position' | 'nextMailAt'>,
    accountId?: string,
  ): Promise<boolean> => {
    const where = { id, ...(accountId !== undefined && { accountId }) };
    return (await prisma.savedSearch.updateMany({ where, data: settings })).count > 0;
  };

  /** Returns searches whose mail is due, the longest waiting first. */
  async function listDue(now: Date, limit: number): Promise<DueSearch[]> {
    const rows = await prisma.savedSearch.findMany({
      where: { nextMailAt: { lte: now } },
      orderBy: { nextMailAt: 'asc' },
      take: limit,
      include: { account: { select: { email: true, locale: true } } },
    });
    return rows.map(({ account, ...row }) => ({
      ...toSearch(row),
      email: account.email,
      locale: account.locale,
    }));
  }

  /**
   * Moves a due search on and calls `within` in the same transaction. Of concurrent workers, one
   * does it.
   */
  const advance = (
    { id, position }: Pick<SavedSearch, 'id' | 'position'>,
    next: { position: number; nextMailAt: Date },
    within: (query: Query) => Promise<unknown>,
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const where = { id, position, nextMailAt: { lt: next.nextMailAt } };
      const { count } = await client.savedSearch.updateMany({ where, data: next });
      if (count > 0) await within(queryIn(client));
      return count > 0;
    });

  return { create, list, remove, setFrequency, listDue, advance };
}
export type SavedSearchRepository = ReturnType<typeof createSavedSearchRepository>;

async function insert(client: Client, accountId: string, search: NewSavedSearch): Promise<string> {
  const data = { id: newId(), accountId, ...search };
  const { id } = await client.savedSearch.create({ data, select: { id: true } });
  return id;
}

/** Mails of the same frequency still contain what was listed before. */
async function update(
  client: Client,
  { id, frequency }: Pick<Row, 'id' | 'frequency'>,
  { name, ...search }: NewSavedSearch,
): Promise<string> {
  const data = search.frequency === frequency ? { name } : { name, ...search };
  await client.savedSearch.update({ where: { id }, data, select: { id: true } });
  return id;
}

interface Row {
  id: string;
  name: string;
  filter: unknown;
  frequency: string;
  position: bigint;
  nextMailAt: Date | null;
  createdAt: Date;
}

const toSearch = ({
  id,
  name,
  filter,
  frequency,
  position,
  nextMailAt,
  createdAt,
}: Row): SavedSearch => ({
  ...{ id, name, nextMailAt, createdAt },
  filter: filter as SavedSearch['filter'], // only `create` writes the column
  frequency: frequency as MailFrequency, // only this file writes the column
  position: Number(position),
});
