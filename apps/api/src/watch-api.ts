import type { Cards } from '@marquee/cards';
import type { Database } from '@marquee/database';
import { watchPool, type AnswerCache, type Telemetry } from '@marquee/http';
import type { Clicks } from '@marquee/tickets';

interface Watched {
  answers: AnswerCache | null;
  database: Pick<Database, 'pool'>;
  cards: Pick<Cards, 'uses' | 'waiting'>;
  clicks: Pick<Clicks, 'isKeepingUp'>;
}

/** What the API tells Prometheus beside its requests. */
export function watchApi(telemetry: Telemetry, { answers, database, cards, clicks }: Watched): void {
  watchPool(telemetry, database);
  if (answers) telemetry.watch('answers', 'Answers given as kept, made, and given though old.', answers.counts);
  telemetry.watch('cards_served', 'Pictures from memory, from the disk, and drawn.', cards.uses);
  telemetry.watch('cards_waiting', 'Pictures that wait to be drawn.', cards.waiting);
  telemetry.watch('clicks_journaled', '1 while clicks go to the journal, because the database is away.', () =>
    clicks.isKeepingUp() ? 0 : 1,
  );
}
