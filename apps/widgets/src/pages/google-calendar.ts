import { addDays, formatInstant, type Event } from '@marquee/domain';
import { endOfEvent, localDates } from '@marquee/formats/display';

/** Returns the URL of a prefilled Google Calendar form. */
export function googleCalendar(event: Event): string {
  const { title, venue_name, city, address, timezone, links } = event;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: formatDates(event),
    ctz: timezone,
    location: [...new Set([venue_name, address, city])].filter(Boolean).join(', '),
    details: links.page ?? links.self ?? '',
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** Formats start and end. The end of whole days is the day after the last one. */
function formatDates(event: Event): string {
  if (event.all_day || event.time_tbd) {
    const { from, to } = localDates(event);
    return `${compact(from)}/${compact(addDays(to, 1))}`;
  }
  return `${compact(event.start_utc)}/${compact(formatInstant(endOfEvent(event)))}`;
}

const compact = (text: string) => text.replace(/[-:]/g, '');
