import type { Event } from '@marquee/domain';
import { calendarLinks, formatPlace } from '@marquee/formats/display';
import type { ComponentChild } from 'preact';
import type { Translator } from '../i18n/translator.ts';
import { stripStackedMarks } from './isolated.tsx';

interface Props {
  event: Event;
  translator: Pick<Translator, 'locale'> & { t: (name: 'calendarFile') => string };
  /** The links open a new tab. */
  isFramed?: boolean;
}

/** Adds an event to a calendar: a menu of calendars that works without script. */
export const CalendarMenu = ({ event, translator, isFramed = false }: Props): ComponentChild => (
  <details class="calendars">
    <summary class="button quiet">{translator.t('calendarFile')}</summary>
    <ul>
      {calendarLinks({
        ...event,
        title: stripStackedMarks(event.title),
        location: formatLocation(event, translator.locale),
        page: event.links.page ?? event.links.self ?? '',
        ics: event.links.ics ?? '',
      }).map(({ name, url }) => (
        <li key={name}>
          <a href={url} rel="nofollow noopener" target={isFramed ? '_blank' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </details>
);

/** Venue, street and city. */
function formatLocation(event: Event, locale: string): string {
  const { address } = event;
  const place = formatPlace(event, locale);
  return address === null || place.includes(address) ? place : `${place}, ${address}`;
}
