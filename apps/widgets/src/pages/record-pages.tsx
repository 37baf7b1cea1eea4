import { getSeries, getVenue, listArticles } from '@marquee/operations';
import { Empty, Isolated, mapAddress, type ComponentChild } from '@marquee/pages';
import { EventList } from '../components/event-row.tsx';
import { OutLink } from '../components/links.tsx';
import { MoreLink } from '../components/more-link.tsx';
import { Panel } from '../components/panel.tsx';
import { Banner, showsPictures } from '../components/picture.tsx';
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
  list.events.length === 0 ? (
    <Empty>{context.translator.t('noDates')}</Empty>
  ) : (
    [
      <EventList events={list.events} context={context} />,
      <MoreLink
        list={{ values: withoutPath(values), next_cursor: list.next_cursor }}
        context={context}
      />,
    ]
  );

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
    const lead = (
      <p class="lead">
        <Isolated text={[address, city].filter(Boolean).join(', ')} />
        {lat !== null &&
          lng !== null && [
            ' · ',
            <OutLink kind="site" href={mapAddress(lat, lng)}>
              {context.translator.t('map')}
            </OutLink>,
          ]}
      </p>
    );
    const banner = venue.picture && showsPictures(context) && (
      <Banner picture={venue.picture} alt={name} />
    );
    const children = [banner, <Events list={list} values={values} context={context} />];
    return {
      title: name,
      body: <Panel title={name} context={context} lead={lead} children={children} />,
    };
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
    body: (
      <Panel
        title={title}
        context={context}
        children={<Events list={list} values={values} context={context} />}
      />
    ),
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
    const rows = articles.map(({ slug, title: name, summary, lang, published_at }) => (
      <li key={slug} class="article" lang={lang} dir="auto">
        <p class="name">
          <OutLink href={articleAddress(slug, context)}>
            <Isolated text={name} />
          </OutLink>
        </p>
        <p class="facts">{formatDay(published_at, context)}</p>
        <p class="facts">{summary}</p>
      </li>
    ));
    const children = [
      articles.length === 0 ? (
        <Empty>{context.translator.t('noEvents')}</Empty>
      ) : (
        <ul class="articles">{rows}</ul>
      ),
      <MoreLink list={{ values, next_cursor }} context={context} />,
    ];
    return { title, body: <Panel title={title} context={context} children={children} /> };
  },
});

const articleAddress = (slug: string, { addresses: { web, api } }: PageContext) =>
  `${web ?? api}/articles/${encodeURIComponent(slug)}`;

const formatDay = (instant: string, { translator }: PageContext) =>
  new Intl.DateTimeFormat(translator.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );
