import { type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { pageAddress } from './links.ts';

interface Feed {
  /** Title of the list. */
  title: string;
  /** Filters of the list, as the API names them. */
  query: Readonly<Record<string, string>>;
}

const feedAddress = (
  kind: 'ics' | 'rss',
  query: Feed['query'],
  { addresses }: PageContext,
): string => `${addresses.api}/events.${kind}?${new URLSearchParams(query).toString()}`;

/** Lets feed readers find the RSS feed of a list. */
export const feedTag = ({ title, query }: Feed, context: PageContext): ComponentChild => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={title}
    href={feedAddress('rss', query, context)}
  />
);

/** Opens the form for a saved search with these filters. */
const saveAddress = (query: Feed['query'], context: PageContext): string =>
  pageAddress('/account/searches', context, {
    filter: new URLSearchParams(query).toString(),
    name: Object.values(query).join(', '),
  });

/** The list as a calendar and as a feed, to subscribe to. */
export const FeedLinks = ({
  query,
  context,
}: Pick<Feed, 'query'> & { context: PageContext }): ComponentChild => (
  <p class="actions">
    <a class="button quiet" href={feedAddress('ics', query, context)}>
      {context.translator.t('calendarFile')}
    </a>
    <a class="button quiet" href={feedAddress('rss', query, context)}>
      RSS
    </a>
    <a class="button quiet" href={saveAddress(query, context)}>
      {context.translator.t('saveSearch')}
    </a>
  </p>
);
