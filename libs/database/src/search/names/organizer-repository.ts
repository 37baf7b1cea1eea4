import type { Organizer } from '@marquee/domain';
import { publicUrlOrNull } from '@marquee/runtime';
import type { Database } from '../../connection/connect.ts';
import { dayBefore } from '../../events/time-sql.ts';
import type { Found, Page } from '../../statements/page.ts';
import { findRenamed } from './find-renamed.ts';
import { organizerCountSql, organizerPageSql } from './name-lists-sql.ts';
import { countByName, rank, rankByName } from './rank-names.ts';

export interface OrganizerFilter {
  /** Prefix of the name or of a word in it. Without an exact match, similar names are found. */
  q?: string;
  countryCode?: string;
  now: Date;
}

const COLUMNS = {
  id: true,
  slug: true,
  name: true,
  otherNames: true,
  countryCode: true,
  url: true,
} as const;

interface OrganizerRow {
  id: string;
  slug: string;
  name: string;
  otherNames: string[];
  countryCode: string | null;
  url: string | null;
}

export function createOrganizerRepository(
  database: Pick<Database, 'prisma' | 'query' | 'transaction'>,
) {
  const { prisma, query } = database;

  /** Returns one page by best match or name. */
  async function list(
    { q, now, ...filter }: OrganizerFilter,
    page: Page,
  ): Promise<Found<Organizer>> {
    const { items, next } =
      q === undefined
        ? await rank(query, organizerPageSql(filter, page), page)
        : await rankByName(database, { text: q, page }, (name, page) =>
            organizerPageSql({ ...filter, name }, page),
          );
    const ids = items.map(({ id }) => id);
    const rows = await prisma.organizer.findMany({ where: { id: { in: ids } }, select: COLUMNS });
    const records = new Map((await withCounts(rows, now)).map((record) => [record.id, record]));
    return { items: ids.flatMap((id) => records.get(id) ?? []), next };
  }

  /** Counts the organisers on all pages. */
  const count = ({ q, now: _now, ...filter }: OrganizerFilter): Promise<number> =>
    countByName(database, q, (name) => organizerCountSql({ ...filter, ...(name && { name }) }));

  /** Finds an organiser by a current or former slug or id. */
  async function find(idOrSlug: string, now: Date): Promise<Organizer | null> {
    const row = await findRenamed(
      prisma,
      { kind: 'organizer', idOrSlug },
      {
        bySlug: (slug) => prisma.organizer.findUnique({ where: { slug }, select: COLUMNS }),
        byId: (id) => prisma.organizer.findUnique({ where: { id }, select: COLUMNS }),
      },
    );
    return row && ((await withCounts([row], now))[0] ?? null);
  }

  /** `upcoming_events` counts what GET /events?organizer= lists. */
  async function withCounts(rows: OrganizerRow[], now: Date): Promise<Organizer[]> {
    if (rows.length === 0) return [];
    const counts = await prisma.event.groupBy({
      by: 'organizerId',
      where: {
        organizerId: { in: rows.map(({ id }) => id) },
        startsAt: { gt: dayBefore(now) },
        OR: [{ runsUntil: { gt: now } }, { startsAt: { gte: now } }],
        withdrawnAt: null,
        status: { not: 'cancelled' },
      },
      _count: true,
    });
    const byId = new Map(counts.map((counted) => [counted.organizerId, counted._count]));
    return rows.map((row) => toOrganizer(row, byId.get(row.id) ?? 0));
  }

  return { list, count, find };
}
export type OrganizerRepository = ReturnType<typeof createOrganizerRepository>;

const toOrganizer = (
  { otherNames, countryCode, url, ...row }: OrganizerRow,
  upcomingEvents: number,
): Organizer => ({
  ...row,
  other_names: otherNames,
  country_code: countryCode,
  url: publicUrlOrNull(url),
  upcoming_events: upcomingEvents,
});
