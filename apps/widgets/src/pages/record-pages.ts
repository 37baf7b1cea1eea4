import { getSeries, getVenue, listArticles } from '@marquee/operations';
import { Empty, h, Isolated, mapAddress, type ComponentChild } from '@marquee/ui';
import { EventList } from '../components/event-row.ts';
import { OutLink } from '../components/links.ts';
import { MoreLink } from '../components/more-link.ts';
import { Panel } from '../components/panel.ts';
import { Banner, showsPictures } from '../components/picture.ts';
import type { PageContext } from '../page-context.ts';
import { definePage } from './define-page.ts';

type Values = ReadonlyMap<string, string>;

/** A page of events, or why there are none. */
const Events = ({
  list,
  values,
  context,
}: {
  list: Listed;
  values: Values;
  context: PageContext;
}): ComponentChild =>
  list.events.length === 0
    ? h(Empty, null, context.translator.t('noDates'))
    : [
        h(EventList, { events: list.events, context }),
        h(MoreLink, {
          list: { values: withoutPath(values), next_cursor: list.next_cursor },
          context,
        }),
      ];

interface Listed {
  events: Parameters<typeof EventList>[0]['events'];
  next_cursor: string | null;
}

/** The slug is in the path of the page. */
const withoutPath = (values: Values): Values =>
  new Map([...values].filter(([name]) => name !== 'slug'));

/** GET /embed/venue/{slug}: the upcoming events of a venue. */
export const venuePage = definePage({
  path: '/embed/venue/:slug',
  name: 'venue',
  operation: getVenue,
  defaults: { limit: '10' },
  render: ({ venue, ...list }, context, values) => {
    const { name, address, city, lat, lng } = venue;
    const lead = h(
      'p',
      { class: 'lead' },
      h(Isolated, { text: [address, city].filter(Boolean).join(', ') }),
      lat !== null &&
        lng !== null && [
          ' · ',
          h(OutLink, { kind: 'site', href: mapAddress(lat, lng) }, context.translator.t('map')),
        ],
    );
    const banner =
      venue.picture && showsPictures(context) && h(Banner, { picture: venue.picture, alt: name });
    const children = [banner, h(Events, { list, values, context })];
    return { title: name, body: h(Panel, { title: name, context, lead, children }) };
  },
});

/** GET /embed/series/{slug}: the dates of a series. */
export const seriesPage = definePage({
  path: '/embed/series/:slug',
  name: 'series',
  operation: getSeries,
  defaults: { limit: '20' },
  render: ({ series: { title }, ...list }, context, values) => ({
    title,
    body: h(Panel, { title, context, children: h(Events, { list, values, context }) }),
  }),
});

/** GET /embed/articles: articles in a language. */
export const articlesPage = definePage({
  path: '/embed/articles',
  name: 'articles',
  operation: listArticles,
  defaults: { limit: '5', lang: 'en' },
  render: ({ articles, next_cursor }, context, values) => {
    const title = context.translator.t('articles');
    const rows = articles.map(({ slug, title: name, summary, lang, published_at }) =>
      h(
        'li',
        { key: slug, class: 'article', lang, dir: 'auto' },
        h(
          'p',
          { class: 'name' },
          h(OutLink, { href: articleAddress(slug, context) }, h(Isolated, { text: name })),
        ),
        h('p', { class: 'facts' }, formatDay(published_at, context)),
        h('p', { class: 'facts' }, summary),
      ),
    );
    const children = [
      articles.length === 0
        ? h(Empty, null, context.translator.t('noEvents'))
        : h('ul', { class: 'articles' }, rows),
      h(MoreLink, { list: { values, next_cursor }, context }),
    ];
    return { title, body: h(Panel, { title, context, children }) };
  },
});

const articleAddress = (slug: string, { addresses: { web, api } }: PageContext) =>
  `${web ?? api}/articles/${encodeURIComponent(slug)}`;

const formatDay = (instant: string, { translator }: PageContext) =>
  new Intl.DateTimeFormat(translator.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );
