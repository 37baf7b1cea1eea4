import type { SavedSearch } from '@marquee/database';
import { MAIL_FREQUENCIES } from '@marquee/operations';
import { Empty, type ComponentChild, FormField } from '@marquee/pages';
import { pageAddress } from '../../components/links.ts';
import { usePage, useTexts } from '../../page-scope.tsx';
import { AccountNav, ActionForm, Row, RowAction, Table } from '../account-parts.tsx';
import { formatFilter, showFilter } from '../webhooks/webhook-fields.tsx';

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
    <AccountNav current="/account/searches" />,
    <h1>{t('savedSearches')}</h1>,
    <p class="lead">{t('searchesText')}</p>,
    <FollowedLists searches={searches} formToken={formToken} api={api} />,
    <details class="earlier" open={draft.filter !== ''}>
      <summary>{t('newSearch')}</summary>
      <ActionForm action="/account/searches" formToken={formToken} label={t('confirmFollow')}>
        <FormField label={t('name')} name="name" required maxlength={100} value={draft.name} />
        <FormField
          label={t('filterHint')}
          name="filter"
          required
          maxlength={2_000}
          value={draft.filter}
        />
        <FormField as="select" label={t('mails')} name="frequency" value="weekly">
          <Frequencies />
        </FormField>
      </ActionForm>
    </details>,
  ];
}

/** The lists that an account follows. */
export function FollowedLists({ searches, formToken, api }: Omit<Props, 'draft'>): ComponentChild {
  const t = useTexts();
  if (searches.length === 0) return <NothingFollowed />;
  return (
    <Table titles={[t('name'), t('filters'), t('mails'), t('otherWays'), t('actions')]}>
      {searches.map((search) => (
        <SearchRow key={search.id} search={search} formToken={formToken} api={api} />
      ))}
    </Table>
  );
}

/** Leads to what has a button to follow it. */
function NothingFollowed(): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  const kinds = ['cities', 'artists', 'venues'] as const;
  return [
    <Empty>{t('noSearches')}</Empty>,
    <p class="actions">
      {kinds.map((kind) => (
        <a key={kind} class="button quiet" href={pageAddress(`/${kind}`, page)}>
          {t(kind)}
        </a>
      ))}
    </p>,
  ];
}

function Frequencies(): ComponentChild {
  const t = useTexts();
  return MAIL_FREQUENCIES.map((value) => (
    <option key={value} value={value}>
      {t(LABELS[value])}
    </option>
  ));
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
  return (
    <Row
      cells={[
        name,
        showFilter(filter),
        <ActionForm
          action={`/account/searches/${id}/mails`}
          formToken={formToken}
          label={t('change')}
          isQuiet
        >
          <select name="frequency" aria-label={t('mails')} value={frequency}>
            <Frequencies />
          </select>
        </ActionForm>,
        [
          <a href={`${api}/events.atom?${query}`}>{t('feed')}</a>,
          ' ',
          <a href={pageAddress('/account/webhooks', page, { filter: query })}>Webhook</a>,
        ],
        <RowAction
          action={`/account/searches/${id}/remove`}
          formToken={formToken}
          label={t('remove')}
        />,
      ]}
    />
  );
}
