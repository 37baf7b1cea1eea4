import type { ChangeRepository, MailFrequency, SavedSearchRepository } from '@marquee/database';
import { invalidInputs, notFound } from '@marquee/domain';
import { z } from 'zod';
import type { FilterDeps } from '../events/filters/event-filter.ts';
import { text } from '../parameters.ts';
import { checkFilter, type FilterValue } from '../webhooks/webhook-filter.ts';
import { nextMailAt } from './mail-schedule.ts';

const MAX_SEARCHES = 50;

export const MAIL_FREQUENCIES = [
  'none',
  'at_once',
  'daily',
  'weekly',
] as const satisfies readonly MailFrequency[];

export const SavedSearchInput = z.object({
  name: text(100),
  frequency: z.enum(MAIL_FREQUENCIES, { error: `must be one of ${MAIL_FREQUENCIES.join(', ')}` }),
});

export interface SavedSearchDeps extends FilterDeps {
  savedSearches: SavedSearchRepository;
  changes: Pick<ChangeRepository, 'newest'>;
  now: () => Date;
}

type Input = z.output<typeof SavedSearchInput> & { filter: Record<string, FilterValue> };

/**
 * Saves filters and returns warnings of unknown names. Mails contain events that are listed from
 * now on, and are in `locale`. Throws if filters contradict each other.
 */
export async function saveSearch(
  deps: SavedSearchDeps,
  owner: { accountId: string; locale: string | null },
  { name, frequency, filter }: Input,
): Promise<string[]> {
  const now = deps.now();
  const warnings = await checkFilter(deps, filter, now);
  const settings = {
    position: await deps.changes.newest(),
    nextMailAt: nextMailAt(frequency, now),
  };
  const id = await deps.savedSearches.create(
    owner,
    { name, filter, frequency, ...settings },
    MAX_SEARCHES,
  );
  if (id !== null) return warnings;
  const detail = `cannot be saved: an account has at most ${String(MAX_SEARCHES)} searches. Remove one first`;
  throw invalidInputs('invalid_body', [{ name: 'name', code: 'limit_reached', detail }]);
}

/**
 * Changes when the mails of a search are sent. They begin with events that are listed from now on.
 */
export async function setSearchFrequency(
  { savedSearches, changes, now }: Pick<SavedSearchDeps, 'savedSearches' | 'changes' | 'now'>,
  { id, accountId, frequency }: { id: string; accountId?: string; frequency: MailFrequency },
): Promise<void> {
  const settings = {
    frequency,
    position: await changes.newest(),
    nextMailAt: nextMailAt(frequency, now()),
  };
  if (!(await savedSearches.setFrequency(id, settings, accountId)))
    throw notFound('saved search', id);
}
