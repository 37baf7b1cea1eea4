import type { Clicks } from '@marquee/clicks';
import type { Database } from '@marquee/database';
import { watchServer, type ResponseCache, type Telemetry } from '@marquee/http';
import type { Quota } from '@marquee/quota';
import type { Cards } from '@marquee/social-cards';

interface Monitored {
  responseCache: ResponseCache | null;
  database: Pick<Database, 'pool' | 'state'>;
  cards: Pick<Cards, 'uses' | 'waiting'>;
  clicks: Pick<Clicks, 'isKeepingUp' | 'lost'>;
  quota: Pick<Quota, 'state'>;
}

/** Adds the metrics of the API that are not about single requests. */
export function registerMetrics(
  telemetry: Telemetry,
  { responseCache, database, cards, clicks, quota }: Monitored,
): void {
  watchServer(telemetry, { database, quota, responseCache });
  telemetry.watch('cards_served', 'Social cards from memory, from disk and newly rendered.', cards.uses);
  telemetry.watch('cards_waiting', 'Social cards that wait to be rendered.', cards.waiting);
  telemetry.watch('clicks_journaled', '1 while clicks go to the journal because the database is unavailable.', () =>
    clicks.isKeepingUp() ? 0 : 1,
  );
  telemetry.watchTotal('clicks_lost', 'Clicks that neither the database nor the journal accepted.', clicks.lost);
}
