import type { EventRepository, TourRepository } from '@marquee/database';
import type { EventSummary } from '@marquee/domain';
import { presentSummary, type Addresses } from '../events/present-event.ts';

export interface NearestEventDeps {
  tours: Pick<TourRepository, 'findNearest'>;
  events: Pick<EventRepository, 'summaries'>;
  addresses: Addresses;
  now: () => Date;
}

/** Returns the event of each artist that is nearest to a city, by artist id. */
export async function nearestEvents(
  { tours, events, addresses, now }: NearestEventDeps,
  { artistIds, ...place }: { artistIds: string[]; cityId: number; farthestKm?: number },
): Promise<Map<string, EventSummary>> {
  const presentation = { addresses, now: now() };
  const dates = await Promise.all(
    artistIds.map((artistId) => tours.findNearest({ artistId, now: presentation.now, ...place })),
  );
  const summaries = await events.summaries(
    [...new Set(dates.flatMap((date) => date?.id ?? []))],
    {},
  );
  const byId = new Map(
    summaries.map((summary) => [summary.id, presentSummary(summary, presentation)]),
  );
  const nearest = new Map<string, EventSummary>();
  for (const [index, artistId] of artistIds.entries()) {
    const date = dates[index];
    const summary = date && byId.get(date.id);
    if (summary)
      nearest.set(artistId, {
        ...summary,
        ...(date.distance_km !== null && { distance_km: date.distance_km }),
      });
  }
  return nearest;
}
