import type { PublishedSource } from '@marquee/database';
import { getMetrics, type GetMetricsDeps } from '@marquee/operations';
import { publicUrlOrNull } from '@marquee/runtime';
import { h, Isolated, type ComponentChild } from '@marquee/ui';
import { Table } from '../account/account-parts.ts';
import { formatInUtc } from '../components/format-in-utc.ts';
import { useTexts } from '../page-scope.ts';
import { runner, type Page } from './page.ts';

const metrics = runner(getMetrics);

interface DataDeps extends GetMetricsDeps {
  sources: { listPublished: () => Promise<PublishedSource[]> };
}

/** Numbers of the catalogue, its sources, and how its data may be used. */
export const dataPage: Page<DataDeps> = {
  path: '/about/data',
  load: async (deps, _values, context) => {
    const [{ events, generated_at }, sources] = await Promise.all([
      metrics(deps, {}),
      deps.sources.listPublished(),
    ]);
    const { t, locale } = context.translator;
    const format = (count: number) => new Intl.NumberFormat(locale).format(count);
    const counts = {
      total: format(events.total),
      cities: format(events.cities),
      upcoming: format(events.upcoming),
      added: format(events.added_7d),
    };
    const title = t('aboutData');
    return {
      title,
      description: t('dataCounts', counts),
      canonical: '/about/data',
      body: [
        h('h1', null, title),
        h(
          'div',
          { class: 'prose' },
          h(
            'p',
            null,
            `${t('dataCounts', counts)} ${t('countedAt', { time: formatInUtc(new Date(generated_at), context.translator) })}`,
          ),
          h('p', null, t('dataMerged')),
          h('p', null, h('a', { href: `${context.addresses.api}/docs` }, t('dataApi'))),
          sources.length > 0 && h(Sources, { sources }),
        ),
      ],
    };
  },
};

/** The sources with their terms. */
function Sources({ sources }: { sources: PublishedSource[] }): ComponentChild {
  const t = useTexts();
  return [
    h('h2', null, t('allSources')),
    h(
      Table,
      { titles: [t('sources'), t('licence'), t('attribution'), t('completeOn')] },
      sources.map((source) => h(SourceRow, { key: source.name, source })),
    ),
  ];
}

/** The text of a source links to it. A stored address can be older than the check at ingest. */
function SourceRow({ source }: { source: PublishedSource }): ComponentChild {
  const { name, title, licence, attribution, completed_at } = source;
  const url = publicUrlOrNull(source.url);
  const t = useTexts();
  const text = h(Isolated, { text: title ?? name });
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, url === null ? text : h('a', { href: url, rel: 'nofollow' }, text)),
    h('td', null, licence ?? t('notStated')),
    h('td', null, attribution !== null && h(Isolated, { text: attribution })),
    h('td', null, completed_at?.toISOString().slice(0, 10) ?? t('notYet')),
  );
}
