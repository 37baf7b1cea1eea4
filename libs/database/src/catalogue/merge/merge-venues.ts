import { appendChanges, findFacts } from '../../changes/changes-sql.ts';
import { updateDerived } from '../../changes/derived-changes-sql.ts';
import { queryIn, type Client } from '../../connection/prisma.ts';
import { Prisma } from '../../generated/client.ts';
import { refreshDocuments } from '../../search/refresh-documents.ts';
import { moveNames, reportEvents, type RecordMerge } from './merge-records.ts';

/**
 * Merges a venue into another and reports the events that move. The names of the merged one keep
 * meaning the other in later runs.
 */
export async function mergeVenues(client: Client, merge: RecordMerge): Promise<{ events: number }> {
  const { from, into } = merge;
  const query = queryIn(client);
  const [gone, stays] = [await findVenue(client, from), await findVenue(client, into)];
  const events = await client.event.findMany({
    where: { venueId: from, withdrawnAt: null },
    select: { id: true },
  });
  const ids = events.map(({ id }) => id);
  const former = await findFacts(query, ids);
  await client.event.updateMany({ where: { venueId: from }, data: { venueId: into } });
  await client.venue.update({
    where: { id: into },
    data: { ...missingFacts(stays, gone), updatedAt: new Date() },
  });
  await moveNames(client, merge, { kind: 'venue', slug: gone.slug });
  await client.mergedVenue.updateMany({ where: { intoId: from }, data: { intoId: into } });
  await client.mergedVenue.create({ data: toMergedVenue(gone, into) });
  await client.venue.delete({ where: { id: from } });
  await reportEvents(client, former);
  if (stays.address === null && gone.address !== null)
    await appendChanges(query, await updateDerived(query, { venueIds: [into] }, ids));
  const all = await client.event.findMany({ where: { venueId: into }, select: { id: true } });
  await refreshDocuments(query, all.map(({ id }) => id)); // prettier-ignore
  return { events: ids.length };
}

const findVenue = (client: Client, id: string) => client.venue.findUniqueOrThrow({ where: { id } });
type Venue = Awaited<ReturnType<typeof findVenue>>;

/**
 * Returns the facts that the remaining venue lacks. What an operator pinned for it takes
 * precedence.
 */
function missingFacts(stays: Venue, gone: Venue) {
  const hasPosition = stays.lat !== null && stays.lng !== null;
  const pinned = { ...Object(gone.pinnedFacts), ...Object(stays.pinnedFacts) } as Record<
    string,
    string | number
  >;
  delete pinned['name'];
  return {
    address: stays.address ?? gone.address,
    ...(!hasPosition && { lat: gone.lat, lng: gone.lng }),
    timezone: stays.timezone ?? gone.timezone,
    capacity: stays.capacity ?? gone.capacity,
    url: stays.url ?? gone.url,
    imageUrl: stays.imageUrl ?? gone.imageUrl,
    referenceId: stays.referenceId ?? gone.referenceId,
    pinnedFacts: Object.keys(pinned).length === 0 ? Prisma.DbNull : pinned,
  };
}

const toMergedVenue = (venue: Venue, intoId: string) => {
  const {
    id,
    name,
    nameKey,
    coreKey,
    otherNames,
    disambiguation,
    address,
    cityId,
    countryCode,
    lat,
    lng,
  } = venue;
  return {
    id,
    intoId,
    name,
    nameKey,
    coreKey,
    otherNames,
    disambiguation,
    address,
    cityId,
    countryCode,
    lat,
    lng,
  };
};
