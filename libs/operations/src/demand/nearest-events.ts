import type { EventRepository, TourRepository } from '@marquee/database';
import type { EventSummary } from '@marquee/domain';
import { presentSummary, type Addresses } from '../present-event.ts';

export interface NearestEventDeps {
  tours: Pick<TourRepository, 'findNearest'>;
  events: Pick<EventRepository, 'summaries'>;
  addresses: Addresses;
  now: () => Date;
}

/** For each of the artists their event that is best to reach from a city, by the artist's id. */
export async function nearestEvents(
  { tours, events, addresses, now }: NearestEventDeps,
  { artistIds, cityId, farthestKm }: { artistIds: string[]; cityId: number; farthestKm?: number },
): Promise<Map<string, EventSummary>> {
  const dates = await tours.findNearest(artistIds, cityId, {
    now: now(),
    ...(farthestKm !== undefined && { farthestKm }),
  });
  const summaries = await events.summaries([...new Set(dates.map(({ id }) => id))], {});
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  return new Map(
    dates.flatMap(({ artistId, id, distance_km }) => {
      const summary = byId.get(id);
      if (!summary) return []; // it is gone meanwhile
      return [
        [artistId, { ...presentSummary(summary, addresses), ...(distance_km !== null && { distance_km }) }],
      ] as const;
    }),
  );
}
