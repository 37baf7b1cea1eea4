import { type ComponentChild, type ComponentChildren } from '@marquee/pages';
import { FollowForm } from '../account/follow/follow-form.tsx';
import type { PageContext } from '../page-context.ts';

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

interface FollowProps extends Pick<Feed, 'query'> {
  /** What the list is about. */
  name: string;
  /** Whether the form to follow it is open. */
  isOpen?: boolean;
  /** At most two more buttons. */
  children?: ComponentChildren;
}

/** The list by mail, and what else there is to do. */
export const FollowList = ({ query, name, isOpen = false, children }: FollowProps) => (
  <div class="actions">
    <FollowForm name={name} filter={new URLSearchParams(query).toString()} isOpen={isOpen} />
    {children}
  </div>
);

interface FeedLinksProps extends Pick<Feed, 'query'> {
  context: PageContext;
}

/** The list as a calendar and as a feed, at the end of a page. */
export const FeedLinks = ({ query, context }: FeedLinksProps): ComponentChild => (
  <p class="feeds">
    <a href={feedAddress('ics', query, context)}>{context.translator.t('calendarFile')}</a>
    <a href={feedAddress('rss', query, context)}>RSS</a>
  </p>
);
