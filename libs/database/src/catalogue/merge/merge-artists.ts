import { appendChanges, findFacts } from '../../changes/changes-sql.ts';
import { updateDerived } from '../../changes/derived-changes-sql.ts';
import { queryIn, type Client } from '../../connection/prisma.ts';
import { lockArtistsSql, moveDemandsSql } from '../../demand/counting-sql.ts';
import { confirmArtists } from '../../demand/unconfirmed-artists.ts';
import { refreshDocuments } from '../../search/refresh-documents.ts';
import { addGenresOfArtists } from '../events-sql.ts';
import { moveNames, reportEvents, type RecordMerge } from './merge-records.ts';

/**
 * Merges an artist into another and reports the events that it plays. Its demands and notification
 * requests move. Its name and ids keep meaning the other in later runs.
 */
export async function mergeArtists(
  client: Client,
  merge: RecordMerge,
): Promise<{ events: number }> {
  const { from, into } = merge;
  const query = queryIn(client);
  await query(lockArtistsSql([from, into]));
  const [gone, stays] = [await findArtist(client, from), await findArtist(client, into)];
  const lineups = await client.eventArtist.findMany({
    where: { artistId: from },
    select: { eventId: true },
  });
  const former = await findFacts(
    query,
    lineups.map(({ eventId }) => eventId),
  );
  await moveLineups(client, merge);
  for (const statement of moveDemandsSql(merge)) await query(statement);
  await client.artist.update({
    where: { id: into },
    data: { ...missingFacts(stays, gone), updatedAt: new Date() },
  });
  await moveNames(client, merge, { kind: 'artist', slug: gone.slug });
  await client.mergedArtist.updateMany({ where: { intoId: from }, data: { intoId: into } });
  await client.mergedArtist.create({ data: toMergedArtist(gone, into) });
  await client.artist.delete({ where: { id: from } });
  await confirmArtists(query, [into]);
  const eventIds = await addGenresOfArtists(query, [into]);
  await reportEvents(client, former);
  await appendChanges(query, await updateDerived(query, { eventIds }, [...former.keys()]));
  const all = await client.eventArtist.findMany({
    where: { artistId: into },
    select: { eventId: true },
  });
  await refreshDocuments(
    query,
    all.map(({ eventId }) => eventId),
  );
  return { events: former.size };
}

const findArtist = (client: Client, id: string) =>
  client.artist.findUniqueOrThrow({ where: { id } });
type Artist = Awaited<ReturnType<typeof findArtist>>;

/** Of two places in the line-up of one event, the first remains. */
async function moveLineups(client: Client, { from, into }: RecordMerge): Promise<void> {
  const both = await client.eventArtist.findMany({
    where: { artistId: { in: [from, into] } },
    orderBy: { position: 'asc' },
  });
  const places = Map.groupBy(both, ({ eventId }) => eventId);
  for (const [eventId, [first, second]] of places)
    if (first && second)
      await client.eventArtist.delete({
        where: { eventId_artistId: { eventId, artistId: second.artistId } },
      });
  await client.eventArtist.updateMany({ where: { artistId: from }, data: { artistId: into } });
}

const missingFacts = (stays: Artist, gone: Artist) => ({
  genres: [...new Set([...stays.genres, ...gone.genres])],
  spotifyId: stays.spotifyId ?? gone.spotifyId,
  musicbrainzId: stays.musicbrainzId ?? gone.musicbrainzId,
  imageUrl: stays.imageUrl ?? gone.imageUrl,
  url: stays.url ?? gone.url,
  referenceId: stays.referenceId ?? gone.referenceId,
});

const toMergedArtist = (artist: Artist, intoId: string) => {
  const { id, name, nameKey, disambiguation, spotifyId, musicbrainzId } = artist;
  return { id, intoId, name, nameKey, disambiguation, spotifyId, musicbrainzId };
};
