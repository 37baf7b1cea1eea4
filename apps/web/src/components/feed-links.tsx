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

interface FeedLinksProps extends Pick<Feed, 'query'> {
  /** What the list is about. */
  name: string;
  /** Whether the form to follow it is open. */
  isOpen?: boolean;
  /** More buttons. */
  children?: ComponentChildren;
  context: PageContext;
}

/** The list by mail, as a calendar and as a feed. */
export const FeedLinks = ({
  query,
  name,
  isOpen,
  children,
  context,
}: FeedLinksProps): ComponentChild => (
  <div class="actions feeds">
    <FollowForm
      name={name}
      filter={new URLSearchParams(query).toString()}
      {...(isOpen && { isOpen })}
    />
    <a class="button quiet" href={feedAddress('ics', query, context)}>
      {context.translator.t('calendarFile')}
    </a>
    <a class="button quiet" href={feedAddress('rss', query, context)}>
      RSS
    </a>
    {children}
  </div>
);
