import type { Database } from '../connection/connect.ts';
import { prepared } from '../connection/prepared-statement.ts';
import { createBatcher } from './batcher.ts';
import { nearestEventsSql, type TourQuery } from './demand-reports-sql.ts';

export interface TourDate {
  id: string;
  /** Distance from the city; null if the position of the event is unknown. */
  distance_km: number | null;
}

export function createTourRepository({ query }: Pick<Database, 'query'>) {
  /**
   * Returns the artist's nearest future event, or null. Among events at a similar distance the
   * earliest wins.
   */
  const findNearest = createBatcher(findAll, { maxBatchSize: 100, concurrency: 1 });

  async function findAll(queries: TourQuery[]): Promise<(TourDate | null)[]> {
    const found = await query<Partial<TourDate>>(
      prepared('nearest_events', nearestEventsSql(queries)),
    );
    return found.map(({ id, distance_km }) =>
      id ? { id, distance_km: distance_km ?? null } : null,
    );
  }
  return { findNearest };
}
export type TourRepository = ReturnType<typeof createTourRepository>;
