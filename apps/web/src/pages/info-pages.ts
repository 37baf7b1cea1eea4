import type { PublishedSource } from '@marquee/database';
import { publicUrlOrNull } from '@marquee/domain';
import { getMetrics, type GetMetricsDeps } from '@marquee/operations';
import { h, Isolated, type ComponentChild } from '@marquee/ui';
import { runner, type Page } from './page.ts';

const metrics = runner(getMetrics);

interface DataDeps extends GetMetricsDeps {
  sources: { listPublished: () => Promise<PublishedSource[]> };
}

/** Numbers of the catalogue, its sources, and how its data may be used. The text is English. */
export const dataPage: Page<DataDeps> = {
  path: '/about/data',
  load: async (deps, _values, context) => {
    const [{ events, generated_at }, sources] = await Promise.all([metrics(deps, {}), deps.sources.listPublished()]);
    const format = (count: number) => new Intl.NumberFormat(context.translator.locale).format(count);
    const title = context.translator.t('aboutData');
    return {
      title,
      canonical: '/about/data',
      body: [
        h('h1', null, title),
        h(
          'div',
          { class: 'prose', lang: 'en', dir: 'ltr' },
          h(
            'p',
            null,
            `The catalogue has ${format(events.total)} events in ${format(events.cities)} cities. ${format(events.upcoming)} lie ahead. ${format(events.added_7d)} were added in the last seven days. Counted at ${generated_at}.`,
          ),
          h(
            'p',
            null,
            'Each event names the sources that list it, with their licences and attributions. Listings of the same event are merged. Generated samples are marked as such.',
          ),
          h(
            'p',
            null,
            h('a', { href: `${context.addresses.api}/docs` }, 'The API'),
            ' has every record with its sources.',
          ),
          sources.length > 0 && h(Sources, { sources }),
        ),
      ],
    };
  },
};

/** The text of a source links to it. A stored address can be older than the check at ingest. */
const Sources = ({ sources }: { sources: PublishedSource[] }): ComponentChild => [
  h('h2', null, 'Sources'),
  h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Sources' },
    h(
      'table',
      null,
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          ['Source', 'Licence', 'Attribution', 'Complete on'].map((name) => h('th', { scope: 'col', key: name }, name)),
        ),
      ),
      h(
        'tbody',
        null,
        sources.map((source) => h(SourceRow, { key: source.name, source })),
      ),
    ),
  ),
];

function SourceRow({ source }: { source: PublishedSource }): ComponentChild {
  const { name, title, licence, attribution, completed_at } = source;
  const url = publicUrlOrNull(source.url);
  const text = h(Isolated, { text: title ?? name });
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, url === null ? text : h('a', { href: url, rel: 'nofollow' }, text)),
    h('td', null, licence ?? 'Not stated'),
    h('td', null, attribution !== null && h(Isolated, { text: attribution })),
    h('td', null, completed_at?.toISOString().slice(0, 10) ?? 'Not yet'),
  );
}
