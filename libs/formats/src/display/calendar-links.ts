import { addDays, formatInstant } from '@marquee/domain';
import { endOfEvent, localDates, type EventTimes } from './local-dates.ts';

export interface CalendarEvent extends EventTimes {
  title: string;
  location: string;
  /** URL of the page about the event. */
  page: string;
  /** URL of the iCalendar file. */
  ics: string;
}

export interface CalendarLink {
  /** The name of the calendar, which is the same in every language. */
  name: string;
  url: string;
}

const OUTLOOK = '/calendar/0/action/compose';

/**
 * Returns where people add an event to their calendar: prefilled forms, and the file for all
 * others.
 */
export function calendarLinks(event: CalendarEvent): CalendarLink[] {
  return [
    { name: 'Google', url: googleUrl(event) },
    { name: 'Outlook.com', url: outlookUrl('https://outlook.live.com', event) },
    { name: 'Office 365', url: outlookUrl('https://outlook.office.com', event) },
    { name: 'Apple, .ics', url: event.ics },
  ];
}

function googleUrl(event: CalendarEvent): string {
  const { start, end } = calendarTimes(event);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: [start, end].map((time) => time.replace(/[-:]/g, '')).join('/'),
    ctz: event.timezone,
    location: event.location,
    details: event.page,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

function outlookUrl(host: string, event: CalendarEvent): string {
  const { start, end, isDays } = calendarTimes(event);
  const query = new URLSearchParams({
    rru: 'addevent',
    subject: event.title,
    startdt: start,
    enddt: end,
    allday: String(isDays),
    location: event.location,
    body: event.page,
  });
  // Outlook shows a plus as it is
  return `${host}${OUTLOOK}?${query.toString().replaceAll('+', '%20')}`;
}

/**
 * Instants, or days if the hours are not known. The end of whole days is the day after the last
 * one.
 */
function calendarTimes(event: EventTimes): { start: string; end: string; isDays: boolean } {
  if (event.all_day || event.time_tbd) {
    const { from, to } = localDates(event);
    return { start: from, end: addDays(to, 1), isDays: true };
  }
  return { start: event.start_utc, end: formatInstant(endOfEvent(event)), isDays: false };
}
