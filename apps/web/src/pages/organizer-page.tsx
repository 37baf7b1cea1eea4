import { getOrganizer, type GetOrganizerDeps } from '@marquee/operations';
import { findInCity } from '../components/city-events.tsx';
import { localCountryName } from '../components/country-name.ts';
import { findEarlierDates } from '../components/earlier-dates.ts';
import { EventList } from '../components/event-list.tsx';
import { FeedLinks, feedTag, FollowList } from '../components/feed-links.tsx';
import { organizerPath } from '../components/links.ts';
import { Masthead } from '../components/masthead.tsx';
import { ShareLink } from '../components/share-link.tsx';
import { runner, type Page } from './page.ts';

const PAGE_SIZE = '24';
const findOrganizer = runner(getOrganizer);

/** An organiser and its upcoming events. */
export const organizerPage: Page<GetOrganizerDeps> = {
  path: '/organizers/:slug',
  query: ['cursor'],
  load: async (deps, values, context) => {
    const found = await findOrganizer(deps, new Map([['limit', PAGE_SIZE], ...values]));
    const { organizer, ...list } = found;
    const { name, slug, country_code, url } = organizer;
    const { t } = context.translator;
    const path = organizerPath(slug);
    const query = { organizer: slug };
    const earlier = await findEarlierDates(deps, query, { list, context });
    const inCity = await findInCity(deps, earlier[0], { context });
    return {
      title: name,
      description: `${t('organizer')}: ${name}. ${t('upcoming')}`,
      canonical: path,
      isUnlisted: values.has('cursor'),
      head: [feedTag({ title: name, query }, context)],
      body: [
        <Masthead title={name} category={[...list.events, ...earlier][0]?.category}>
          <p class="lead">
            {[
              t('organizer'),
              country_code === null ? null : localCountryName(country_code, context),
            ]
              .filter((part) => part !== null)
              .join(', ')}
          </p>
        </Masthead>,
        <FollowList query={query} name={name}>
          {url !== null && (
            <a class="button quiet" href={url} rel="nofollow">
              {t('website')}
            </a>
          )}
          <ShareLink title={name} path={path} context={context} />
        </FollowList>,
        <EventList
          title={t('upcoming')}
          empty={t('noDates')}
          list={list}
          earlier={earlier}
          inCity={inCity}
          path={path}
          context={context}
        />,
        <FeedLinks query={query} context={context} />,
      ],
    };
  },
};
