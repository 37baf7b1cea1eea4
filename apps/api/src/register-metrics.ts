import type { Telemetry } from '@marquee/http';
import type { Clicks } from '@marquee/operations/clicks';
import type { Cards } from '@marquee/social-cards';

interface Monitored {
  cards: Pick<Cards, 'uses' | 'waiting'>;
  clicks: Pick<Clicks, 'isKeepingUp' | 'lost'>;
}

/** Adds the metrics that only the API has. */
export function registerMetrics(telemetry: Telemetry, { cards, clicks }: Monitored): void {
  telemetry.watch(
    'cards_served',
    'Social cards from memory, from disk and newly rendered.',
    cards.uses,
  );
  telemetry.watch('cards_waiting', 'Social cards that wait to be rendered.', cards.waiting);
  telemetry.watch(
    'clicks_journaled',
    '1 while clicks go to the journal because the database is unavailable.',
    () => (clicks.isKeepingUp() ? 0 : 1),
  );
  telemetry.watchTotal(
    'clicks_lost',
    'Clicks that neither the database nor the journal accepted.',
    clicks.lost,
  );
}
