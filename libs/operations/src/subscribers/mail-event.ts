import type { MailEventRow } from '@marquee/database';
import type { MailEvent } from '@marquee/mail';

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats an event for a mail, with its local time and place. */
export const toMailEvent = (event: MailEventRow): MailEvent => ({
  title: event.title,
  slug: event.slug,
  when: formatWhen(event),
  where: formatWhere(event),
});

function formatWhen({ start_local, timezone, all_day, time_tbd, date_tbd }: MailEventRow): string {
  const day = DAY.format(new Date(`${start_local}Z`));
  if (date_tbd) return `around ${day}`;
  return all_day || time_tbd ? day : `${day}, ${start_local.slice(11, 16)} (${timezone})`;
}

function formatWhere({ venue_name, city, online }: MailEventRow): string {
  const places = [venue_name, city].filter((place) => place !== null);
  if (places.length > 0) return places.join(', ');
  return online ? 'online' : 'place to be announced';
}
