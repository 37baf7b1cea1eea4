import { listSources, type CatalogueSource, type ListSourcesDeps } from '@marquee/operations';
import { Isolated, type ComponentChild } from '@marquee/pages';
import { publicUrlOrNull } from '@marquee/runtime';
import { Row, Table } from '../account/account-parts.tsx';
import { formatDay } from '../components/format-day.ts';
import { usePage, useTexts } from '../page-scope.tsx';
import type { SiteTranslator } from '../texts/site-translator.ts';
import { runner, type Page } from './page.ts';

const loadSources = runner(listSources);
const SHOWN_CITIES = 3;

/** The sources with their state, their licence and what they have ahead. */
export const sourcesPage: Page<ListSourcesDeps> = {
  path: '/sources',
  load: async (deps, _values, { translator: { t } }) => {
    const { sources } = await loadSources(deps, {});
    return {
      title: t('allSources'),
      description: t('dataMerged'),
      canonical: '/sources',
      body: [
        <h1>{t('allSources')}</h1>,
        <p>{t('dataMerged')}</p>,
        <Table
          titles={[
            ...[t('sources'), t('feedState'), t('licence')],
            ...[t('lastRead'), t('eventsAhead'), t('cities')],
          ]}
        >
          {sources.toSorted(byEventsAhead).map((source) => (
            <SourceRow key={source.name} source={source} />
          ))}
        </Table>,
      ],
    };
  },
};

/** Most events ahead first, and the generated ones last. */
const byEventsAhead = (one: CatalogueSource, other: CatalogueSource) =>
  Number(one.demo) - Number(other.demo) || other.upcoming_events - one.upcoming_events;

const formatDate = (instant: string, locale: string) =>
  formatDay(instant.slice(0, 10), locale, { dateStyle: 'medium' });

function SourceRow({ source }: { source: CatalogueSource }): ComponentChild {
  const { locale } = usePage().translator;
  const format = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <Row
      cells={[
        <SourceName source={source} />,
        <State source={source} />,
        <Terms source={source} />,
        source.last_success && formatDate(source.last_success, locale),
        format(source.upcoming_events),
        source.cities
          .slice(0, SHOWN_CITIES)
          .map(({ city, upcoming_events }) => `${city} ${format(upcoming_events)}`)
          .join(', '),
      ]}
    />
  );
}

/** The name of a source links to it. A stored address can be older than the check at ingest. */
function SourceName({ source: { name, title, url } }: { source: CatalogueSource }): ComponentChild {
  const address = publicUrlOrNull(url);
  const text = <Isolated text={title ?? name} />;
  if (address === null) return text;
  return (
    <a href={address} rel="nofollow">
      {text}
    </a>
  );
}

/** The reason is in English. */
const State = ({ source }: { source: CatalogueSource }): ComponentChild => (
  <>
    {describeState(source, usePage().translator)}
    {source.reason !== null && (
      <>
        {' '}
        <small lang="en">{source.reason}</small>
      </>
    )}
  </>
);

/** What the last check found, else whether there was a complete run. */
function describeState(
  { state, state_since, last_success, demo }: CatalogueSource,
  { locale, words, t }: SiteTranslator,
): string {
  if (demo) return words.demo;
  if (state === null) return t(last_success === null ? 'feedUnread' : 'feedWorking');
  if (state === 'failing')
    return t('feedFailing', { date: state_since === null ? '' : formatDate(state_since, locale) });
  return t(STATE_TEXTS[state]);
}

const STATE_TEXTS = {
  working: 'feedWorking',
  expired: 'feedExpired',
  locked: 'feedLocked',
  off: 'feedOff',
} as const;

function Terms({ source: { licence, attribution } }: { source: CatalogueSource }): ComponentChild {
  const t = useTexts();
  if (attribution === null) return licence ?? t('notStated');
  return (
    <>
      {licence ?? t('notStated')} <small>{attribution}</small>
    </>
  );
}
