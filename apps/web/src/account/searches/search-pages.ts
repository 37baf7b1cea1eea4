import type { SavedSearch } from '@marquee/database';
import { MAIL_FREQUENCIES } from '@marquee/operations';
import { Empty, h, type ComponentChild } from '@marquee/ui';
import { FormField } from '../../components/form.ts';
import { pageAddress } from '../../components/links.ts';
import { Section } from '../../components/section.ts';
import { usePage, useTexts } from '../../page-scope.ts';
import { AccountNav, ActionForm, Row, RowAction, Table } from '../account-parts.ts';
import { formatFilter, showFilter } from '../webhooks/webhook-fields.ts';

interface Props {
  searches: SavedSearch[];
  formToken: string;
  /** Base URL of the feeds. */
  api: string;
  /** Filters and name that the form already contains. */
  draft: { filter: string; name: string };
}

const LABELS = {
  none: 'mailNone',
  at_once: 'mailAtOnce',
  daily: 'mailDaily',
  weekly: 'mailWeekly',
} as const;

/** The saved searches of an account, and a form for a new one. */
export function SearchesPage({ searches, formToken, api, draft }: Props): ComponentChild {
  const t = useTexts();
  return [
    h(AccountNav, { current: '/account/searches' }),
    h('h1', null, t('savedSearches')),
    h('p', { class: 'lead' }, t('searchesText')),
    searches.length === 0
      ? h(Empty, null, t('noSearches'))
      : h(
          Table,
          { titles: [t('name'), t('filters'), t('mails'), t('otherWays'), t('actions')] },
          searches.map((search) => h(SearchRow, { key: search.id, search, formToken, api })),
        ),
    h(
      Section,
      { title: t('newSearch') },
      h(
        ActionForm,
        { action: '/account/searches', formToken, label: t('saveSearch') },
        h(FormField, {
          label: t('name'),
          name: 'name',
          required: true,
          maxlength: 100,
          value: draft.name,
        }),
        h(FormField, {
          label: t('filterHint'),
          name: 'filter',
          required: true,
          maxlength: 2_000,
          value: draft.filter,
        }),
        h(
          FormField,
          { as: 'select', label: t('mails'), name: 'frequency', value: 'weekly' },
          h(Frequencies, null),
        ),
      ),
    ),
  ];
}

function Frequencies(): ComponentChild {
  const t = useTexts();
  return MAIL_FREQUENCIES.map((value) => h('option', { key: value, value }, t(LABELS[value])));
}

interface RowProps extends Pick<Props, 'formToken' | 'api'> {
  search: SavedSearch;
}

function SearchRow({
  search: { id, name, filter, frequency },
  formToken,
  api,
}: RowProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  const query = formatFilter(filter);
  return h(Row, {
    cells: [
      name,
      showFilter(filter),
      h(
        ActionForm,
        { action: `/account/searches/${id}/mails`, formToken, label: t('change'), isQuiet: true },
        h(
          'select',
          { name: 'frequency', 'aria-label': t('mails'), value: frequency },
          h(Frequencies, null),
        ),
      ),
      [
        h('a', { href: `${api}/events.atom?${query}` }, t('feed')),
        ' ',
        h('a', { href: pageAddress('/account/webhooks', page, { filter: query }) }, 'Webhook'),
      ],
      h(RowAction, { action: `/account/searches/${id}/remove`, formToken, label: t('remove') }),
    ],
  });
}
