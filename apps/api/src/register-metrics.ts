import type { Cards } from '@marquee/cards';
import type { Database } from '@marquee/database';
import { watchServer, type ResponseCache, type Telemetry } from '@marquee/http';
import type { Quota } from '@marquee/quota';
import type { Clicks } from '@marquee/tickets';

interface Watched {
  answers: ResponseCache | null;
  database: Pick<Database, 'pool' | 'state'>;
  cards: Pick<Cards, 'uses' | 'waiting'>;
  clicks: Pick<Clicks, 'isKeepingUp' | 'lost'>;
  quota: Pick<Quota, 'state'>;
}

/** Adds the metrics of the API that are not about single requests. */
export function registerMetrics(telemetry: Telemetry, { answers, database, cards, clicks, quota }: Watched): void {
  watchServer(telemetry, { database, quota, responseCache: answers });
  telemetry.watch('cards_served', 'Pictures from memory, from the disk, and drawn.', cards.uses);
  telemetry.watch('cards_waiting', 'Pictures that wait to be drawn.', cards.waiting);
  telemetry.watch('clicks_journaled', '1 while clicks go to the journal because the database is unavailable.', () =>
    clicks.isKeepingUp() ? 0 : 1,
  );
  telemetry.watchTotal('clicks_lost', 'Clicks that neither the database nor the journal accepted.', clicks.lost);
}
