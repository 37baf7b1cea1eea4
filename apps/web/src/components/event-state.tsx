import type { EventSummary } from '@marquee/domain';
import { describeState, isOff, splitVenue } from '@marquee/formats/display';
import { StateBar, stripStackedMarks, type ComponentChild } from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import { FollowForm } from '../account/follow/follow-form.tsx';
import type { PageContext } from '../page-context.ts';
import { nameCityList, type InCity } from './city-events.tsx';
import { eventPath, pageAddress, seriesPath } from './links.ts';

interface Props {
  event: EventSummary & { online_url?: string | null };
  /** The next edition of an event that is over. */
  next: EventSummary | null;
  /** What else is on in the city of an event that is off. */
  inCity: InCity | null;
  /** Other dates of the artist, which the page lists. */
  more?: { href: string; text: string } | null | undefined;
  context: PageContext;
}

/** What is not as planned, and where else to look. */
export function EventState({ event, next, inCity, more, context }: Props): ComponentChild {
  const { now, translator } = context;
  const state = describeState(event, { locale: translator.locale, now });
  if (state?.kind === 'online' && event.online_url)
    return (
      <StateBar state={state}>
        <a href={event.online_url} rel="nofollow">
          {translator.t('website')}
        </a>
      </StateBar>
    );
  const isWithoutStep = state?.kind === 'moved' || state?.kind === 'contradicted';
  return (
    <StateBar state={state}>
      {!isWithoutStep && <NextSteps {...{ event, next, inCity, more, context }} />}
    </StateBar>
  );
}

/** The next edition, other dates, or the city. Of an event that is off, also news of it. */
function NextSteps({ event, next, inCity, more, context }: Props): ComponentChild {
  const { t } = context.translator;
  const { series } = event;
  if (next)
    return (
      <a href={pageAddress(eventPath(next.slug), context)}>
        {`${describeEvent(next, context).span.date}: ${stripStackedMarks(next.title)}`}
      </a>
    );
  const dates = series && (
    <a href={pageAddress(seriesPath(series.slug), context)}>{t('allDates')}</a>
  );
  const dated = dates ?? (more && <a href={more.href}>{more.text}</a>);
  const city = inCity ?? nameCityList(event, null, context);
  const elsewhere = city && <a href={city.href}>{city.title}</a>;
  if (!isOff(event)) return [dated, elsewhere];
  const followed = findFollowed(event);
  return [dated, elsewhere, followed && <FollowForm {...followed} />];
}

/** The list in which a new date will be: of the series, the first artist or the venue. */
export function findFollowed(event: EventSummary) {
  const {
    series,
    artists: [artist],
    venue_slug,
  } = event;
  if (series) return { name: series.title, filter: toFilter('series', series.slug) };
  if (artist) return { name: artist.name, filter: toFilter('artist', artist.slug) };
  const { name } = splitVenue(event); // an address is no name
  if (venue_slug === null || name === null) return null;
  return { name, filter: toFilter('venue', venue_slug) };
}

const toFilter = (name: string, value: string) => new URLSearchParams({ [name]: value }).toString();
