import type { SignInSession } from '@marquee/database';
import { DomainError } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import { SavedSearchInput, saveSearch, type FollowChoice } from '@marquee/operations';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { PageContext } from '../../page-context.ts';
import type { NextPage } from '../done-notice.tsx';
import type { FormFields } from '../forms.ts';
import { formatFilter, parseFilterText } from '../webhooks/webhook-fields.tsx';
import { nameList } from './name-list.ts';

const FIELDS = ['filter', 'frequency'] as const;
const MAX_FILTER_LENGTH = 500;
const choiceInput = createInputReader(
  SavedSearchInput.pick({ frequency: true }).extend({
    filter: z.string().min(1).max(MAX_FILTER_LENGTH),
  }),
);

/** What a form or a link states. The name of the list follows from its filter. */
export type StatedChoice = Omit<FollowChoice, 'name'>;

/** Where the browser continues after it followed. */
export const TO_FOLLOWED = {
  goTo: '/account/searches',
  done: 'searchSaved',
} as const satisfies NextPage;

/** Reads what a form or a mailed link follows. Throws if it is not valid. */
export function readChoice(fields: FormFields): StatedChoice {
  const { filter, ...options } = choiceInput.parseFields(fields);
  return { ...options, filter: formatFilter(parseFilterText(filter)) };
}

/**
 * Like `readChoice`, but null if the fields follow nothing, as those of a link that only signs in.
 */
export const findChoice = (fields: FormFields): StatedChoice | null =>
  FIELDS.every((name) => (fields[name] ?? '') === '') ? null : readChoice(fields);

/** Returns the fields of an address that follow something, as a form has them. */
export const choiceFields = (query: ReadonlyMap<string, string>): FormFields =>
  Object.fromEntries(FIELDS.map((name) => [name, query.get(name) ?? '']));

/** Names the list of a filter, or returns null if the filter is not valid. */
export async function findListName(
  deps: Dependencies,
  filter: string,
  context: PageContext,
): Promise<string | null> {
  try {
    return await nameList(deps, parseFilterText(filter), context);
  } catch (error) {
    if (error instanceof DomainError && error.problems.length > 0) return null;
    throw error;
  }
}

interface Follower {
  session: Pick<SignInSession, 'accountId'>;
  context: PageContext;
}

/** Saves what a person follows. The same list is saved once. */
export async function startFollowing(
  deps: Dependencies,
  { session: { accountId }, context }: Follower,
  { filter: text, ...options }: StatedChoice,
): Promise<void> {
  const { locale } = context.translator;
  const filter = parseFilterText(text);
  const name = await nameList(deps, filter, context);
  await saveSearch(deps, { accountId, locale }, { ...options, name, filter });
}
