import type { SavedSearch } from '@marquee/database';
import { MAIL_FREQUENCIES } from '@marquee/operations';
import { Empty, Field, h, type ComponentChild } from '@marquee/ui';
import { Section } from '../../components/section.ts';
import { AccountNav, ActionForm, Row, RowAction, Table } from '../account-parts.ts';
import { formatFilter } from '../webhooks/webhook-fields.ts';

interface Props {
  searches: SavedSearch[];
  formToken: string;
  /** Base URL of the feeds. */
  api: string;
  /** Filters and name that the form already contains. */
  draft: { filter: string; name: string };
}

const LABELS = { none: 'no mail', at_once: 'at once', daily: 'daily', weekly: 'weekly' } as const;

/** The saved searches of an account, and a form for a new one. */
export const SearchesPage = ({ searches, formToken, api, draft }: Props): ComponentChild => [
  h(AccountNav, { current: '/account/searches' }),
  h('h1', null, 'Saved searches'),
  h('p', { class: 'lead' }, 'New events of a search reach you by mail, in a feed reader or on your server.'),
  searches.length === 0
    ? h(Empty, null, 'You have no saved search.')
    : h(
        Table,
        { titles: ['Name', 'Filters', 'Mails', 'Other ways', 'Actions'] },
        searches.map((search) => h(SearchRow, { key: search.id, search, formToken, api })),
      ),
  h(
    Section,
    { title: 'New saved search' },
    h(
      ActionForm,
      { action: '/account/searches', formToken, label: 'Save the search' },
      h(Field, { label: 'Name' }, h('input', { name: 'name', required: true, maxlength: 100, value: draft.name })),
      h(
        Field,
        { label: 'Filters, as in the address of a list: city=Berlin&category=music' },
        h('input', { name: 'filter', required: true, maxlength: 2_000, value: draft.filter }),
      ),
      h(Field, { label: 'Mails' }, h(FrequencySelect, { chosen: 'weekly' })),
    ),
  ),
];

const FrequencySelect = ({ chosen }: { chosen: SavedSearch['frequency'] }): ComponentChild =>
  h(
    'select',
    { name: 'frequency', 'aria-label': 'Mails' },
    MAIL_FREQUENCIES.map((value) => h('option', { key: value, value, selected: value === chosen }, LABELS[value])),
  );

interface RowProps extends Pick<Props, 'formToken' | 'api'> {
  search: SavedSearch;
}

const SearchRow = ({ search: { id, name, filter, frequency }, formToken, api }: RowProps): ComponentChild => {
  const query = formatFilter(filter);
  return h(Row, {
    cells: [
      name,
      query,
      h(ActionForm, { action: `/account/searches/${id}/mails`, formToken, label: 'Change', isQuiet: true }, h(FrequencySelect, { chosen: frequency })), // prettier-ignore
      [
        h('a', { href: `${api}/events.atom?${query}` }, 'Feed'),
        ' ',
        h('a', { href: `/account/webhooks?filter=${encodeURIComponent(query)}` }, 'Webhook'),
      ],
      h(RowAction, { action: `/account/searches/${id}/remove`, formToken, label: 'Remove' }),
    ],
  });
};
