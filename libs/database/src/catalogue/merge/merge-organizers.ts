import { findFacts } from '../../changes/changes-sql.ts';
import { queryIn, type Client } from '../../connection/prisma.ts';
import { moveNames, reportEvents, type RecordMerge } from './merge-records.ts';

/**
 * Merges an organiser into another and reports its events. The names of the merged one keep meaning
 * the other in later runs.
 */
export async function mergeOrganizers(
  client: Client,
  merge: RecordMerge,
): Promise<{ events: number }> {
  const { from, into } = merge;
  const [gone, stays] = [await findOrganizer(client, from), await findOrganizer(client, into)];
  const events = await client.event.findMany({
    where: { organizerId: from, withdrawnAt: null },
    select: { id: true },
  });
  const former = await findFacts(
    queryIn(client),
    events.map(({ id }) => id),
  );
  await client.event.updateMany({ where: { organizerId: from }, data: { organizerId: into } });
  await client.organizer.update({
    where: { id: into },
    data: { ...missingFacts(stays, gone), updatedAt: new Date() },
  });
  await moveNames(client, merge, { kind: 'organizer', slug: gone.slug });
  await client.mergedOrganizer.updateMany({ where: { intoId: from }, data: { intoId: into } });
  await client.mergedOrganizer.create({ data: toMergedOrganizer(gone, into) });
  await client.organizer.delete({ where: { id: from } });
  await reportEvents(client, former);
  return { events: events.length };
}

const findOrganizer = (client: Client, id: string) =>
  client.organizer.findUniqueOrThrow({ where: { id } });
type Organizer = Awaited<ReturnType<typeof findOrganizer>>;

const missingFacts = (stays: Organizer, gone: Organizer) => ({
  countryCode: stays.countryCode ?? gone.countryCode,
  ...(stays.url === null && { url: gone.url, site: gone.site }),
});

const toMergedOrganizer = (organizer: Organizer, intoId: string) => {
  const { id, name, nameKey, coreKey, countryCode, url, site } = organizer;
  return { id, intoId, name, nameKey, coreKey, countryCode, url, site };
};
