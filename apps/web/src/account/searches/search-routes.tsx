import { invalidInputs, notFound } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import { SavedSearchInput, saveSearch, setSearchFrequency } from '@marquee/operations';

import { z } from 'zod';
import type { FormHandler, ViewLoader } from '../account-handlers.ts';
import { warningPage } from '../warning-page.tsx';
import { parseFilterText } from '../webhooks/webhook-fields.tsx';
import { loadFollowed } from './load-searches.ts';
import { SearchesPage } from './search-pages.tsx';

const TO_SEARCHES = { goTo: '/account/searches' };

const input = createInputReader(SavedSearchInput);
const frequencyInput = createInputReader(SavedSearchInput.pick({ frequency: true }));
const searchId = createInputReader(z.object({ id: z.uuid({ error: 'must be a UUID' }) }));

/** The page of saved searches, by its path below /account. */
export const SEARCH_VIEWS: Readonly<Record<string, ViewLoader>> = {
  searches: async (deps, { session, formToken, query, context }) => {
    const draft = { filter: query.get('filter') ?? '', name: query.get('name') ?? '' };
    const lists = await loadFollowed(deps, session.accountId, context);
    const { api } = deps.addresses;
    return {
      title: 'savedSearches',
      body: <SearchesPage {...lists} formToken={formToken} api={api} draft={draft} />,
    };
  },
};

/** The forms of saved searches, by their path below /account. */
export const SEARCH_FORMS: Readonly<Record<string, FormHandler>> = {
  searches: async (deps, { session, fields, locale }) => {
    const filter = parseFilterText(fields['filter'] ?? '');
    if (Object.keys(filter).length === 0)
      throw invalidInputs('invalid_body', [
        { name: 'filter', code: 'required', detail: 'must have a filter, such as city=Berlin' },
      ]);
    const owner = { accountId: session.accountId, locale };
    const warnings = await saveSearch(deps, owner, { ...input.parseFields(fields), filter });
    return warnings.length === 0
      ? { ...TO_SEARCHES, done: 'searchSaved' as const }
      : warningPage(warnings, '/account/searches');
  },
  'searches/:id/mails': async (deps, { session, fields, params }) => {
    const { frequency } = frequencyInput.parseFields(fields);
    await setSearchFrequency(deps, {
      ...searchId.parseFields(params),
      accountId: session.accountId,
      frequency,
    });
    return { ...TO_SEARCHES, done: 'saved' as const };
  },
  'searches/:id/remove': async ({ savedSearches }, { session, params }) => {
    const { id } = searchId.parseFields(params);
    if (!(await savedSearches.remove(session.accountId, id))) throw notFound('saved search', id);
    return TO_SEARCHES;
  },
};
