import type { Database } from '../connection/connect.ts';
import { MAX_NAMED, type Named } from './operator-event-repository.ts';

/** A venue as the console shows it. */
export interface VenueForOperator {
  id: string;
  slug: string;
  name: string;
  other_names: string[];
  city: string | null;
  address: string | null;
  lat: number | null;
  lng: number | null;
  url: string | null;
  capacity: number | null;
  /** By column. */
  pinned_facts: Readonly<Record<string, string>>;
  events: number;
  updated_at: Date;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the id of the venue with the current or former slug or id, or null. */
export async function findVenueId(
  { prisma }: Pick<Database, 'prisma'>,
  reference: string,
): Promise<string | null> {
  const where = UUID.test(reference) ? { id: reference } : { slug: reference };
  const venue = await prisma.venue.findUnique({ where, select: { id: true } });
  if (venue) return venue.id;
  const alias = await prisma.alias.findUnique({
    where: { kind_alias: { kind: 'venue', alias: reference } },
  });
  return alias?.recordId ?? null;
}

export function createOperatorVenueRepository({ prisma }: Pick<Database, 'prisma'>) {
  async function find(reference: string): Promise<VenueForOperator | null> {
    const id = await findVenueId({ prisma }, reference);
    const venue =
      id === null
        ? null
        : await prisma.venue.findUnique({ where: { id }, include: { city: true } });
    if (!venue) return null;
    const {
      slug,
      name,
      otherNames,
      city,
      address,
      lat,
      lng,
      url,
      capacity,
      pinnedFacts,
      updatedAt,
    } = venue;
    const pinned = Object.entries(Object(pinnedFacts) as object);
    return {
      ...{ id: venue.id, slug, name, address, lat, lng, url, capacity },
      other_names: otherNames,
      city: city?.name ?? null,
      pinned_facts: Object.fromEntries(pinned.map(([column, value]) => [column, String(value)])),
      events: await prisma.event.count({ where: { venueId: venue.id, withdrawnAt: null } }),
      updated_at: updatedAt,
    };
  }

  /** Lists venues whose name contains the text, by name. */
  async function search(text: string): Promise<Named[]> {
    const venues = await prisma.venue.findMany({
      where: { name: { contains: text, mode: 'insensitive' } },
      select: { slug: true, name: true, city: { select: { name: true } } },
      orderBy: [{ name: 'asc' }, { slug: 'asc' }],
      take: MAX_NAMED,
    });
    return venues.map(({ slug, name, city }) => ({ slug, name, detail: city?.name ?? 'no city' }));
  }
  return { find, search };
}
