import type { SavedSearch } from '@marquee/database';
import { MAIL_FREQUENCIES } from '@marquee/operations';
import { Empty, Isolated, type ComponentChild, FormField } from '@marquee/pages';
import { pageAddress } from '../../components/links.ts';
import type { PageContext } from '../../page-context.ts';
import { usePage, useTexts } from '../../page-scope.tsx';
import { AccountNav, ActionForm, Row, RowAction, Table } from '../account-parts.tsx';
import { formatFilter } from '../webhooks/webhook-fields.tsx';

/** A saved search, with its conditions in words. */
export type ShownSearch = SavedSearch & { words: string };

/** A list that a person can follow. */
export interface Suggested {
  name: string;
  filter: string;
  /** Why it is suggested. */
  note: string;
}

/** What an account follows, or can follow. */
export interface FollowedProps {
  searches: ShownSearch[];
  /** For an account that follows nothing. */
  suggested: Readonly<Record<'cities' | 'artists', Suggested[]>>;
}

interface Props extends FollowedProps {
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
export function SearchesPage({ draft, ...lists }: Props): ComponentChild {
  const t = useTexts();
  return [
    <AccountNav current="/account/searches" />,
    <h1>{t('savedSearches')}</h1>,
    <p class="lead">{t('searchesText')}</p>,
    <FollowedLists {...lists} />,
    <details class="earlier" open={draft.filter !== ''}>
      <summary>{t('newSearch')}</summary>
      <ActionForm action="/account/searches" formToken={lists.formToken} label={t('confirmFollow')}>
        <FormField label={t('name')} name="name" required maxlength={100} value={draft.name} />
        <FormField
          label={t('filterHint')}
          name="filter"
          required
          maxlength={2_000}
          value={draft.filter}
        />
        <FormField as="select" label={t('howOften')} name="frequency" value="weekly">
          <Frequencies />
        </FormField>
      </ActionForm>
    </details>,
  ];
}

/** The lists that an account follows. */
export function FollowedLists({
  searches,
  suggested,
  formToken,
  api,
}: Omit<Props, 'draft'>): ComponentChild {
  const t = useTexts();
  if (searches.length === 0) return <NothingFollowed suggested={suggested} formToken={formToken} />;
  return (
    <Table titles={[t('name'), t('filters'), t('howOften'), t('otherWays'), t('actions')]}>
      {searches.map((search) => (
        <SearchRow key={search.id} search={search} formToken={formToken} api={api} />
      ))}
    </Table>
  );
}

/** Suggests what to follow, each with a button. */
function NothingFollowed({
  suggested,
  formToken,
}: Pick<Props, 'suggested' | 'formToken'>): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  const kinds = (['cities', 'artists'] as const).filter((kind) => suggested[kind].length > 0);
  return [
    <Empty>{t('noSearches')}</Empty>,
    <div class="halves suggested">
      {kinds.map((kind) => (
        <div key={kind}>
          <p class="small">
            <a href={pageAddress(`/${kind}`, page)}>{t(kind)}</a>
          </p>
          <ul class="requests">
            {suggested[kind].map((each) => (
              <Suggestion key={each.filter} suggested={each} formToken={formToken} />
            ))}
          </ul>
        </div>
      ))}
    </div>,
  ];
}

function Suggestion({
  suggested: { name, filter, note },
  formToken,
}: {
  suggested: Suggested;
  formToken: string;
}): ComponentChild {
  const page = usePage();
  return (
    <li>
      <span>
        <a href={listAddress(filter, page)}>
          <Isolated text={name} />
        </a>
        <small class="quiet-text">{note}</small>
      </span>
      <RowAction
        action="/account/searches"
        formToken={formToken}
        fields={{ name, filter, frequency: 'weekly' }}
        label={page.translator.t('confirmFollow')}
      />
    </li>
  );
}

const listAddress = (filter: string, page: PageContext): string =>
  pageAddress('/search', page, Object.fromEntries(new URLSearchParams(filter)));

function Frequencies(): ComponentChild {
  const t = useTexts();
  return MAIL_FREQUENCIES.map((value) => (
    <option key={value} value={value}>
      {t(LABELS[value])}
    </option>
  ));
}

interface RowProps extends Pick<Props, 'formToken' | 'api'> {
  search: ShownSearch;
}

function SearchRow({
  search: { id, name, words, filter, frequency },
  formToken,
  api,
}: RowProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  const query = formatFilter(filter);
  return (
    <Row
      cells={[
        <a href={listAddress(query, page)}>
          <Isolated text={name} />
        </a>,
        words === name ? '' : <Isolated text={words} />,
        <ActionForm
          action={`/account/searches/${id}/mails`}
          formToken={formToken}
          label={t('change')}
          isQuiet
        >
          <select name="frequency" aria-label={t('howOften')} value={frequency}>
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
