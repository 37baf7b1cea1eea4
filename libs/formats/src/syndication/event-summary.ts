import { toLocalTime, type FeedEvent } from '@marquee/domain';
import { statedPlace } from '../stated-place.ts';

/** Returns the text of an event in a feed: when and where it takes place, and its description. */
export const eventSummary = (event: FeedEvent): string =>
  [whenAndWhere(event), event.description].filter((part) => part !== null).join('\n\n');

function whenAndWhere(event: FeedEvent): string {
  const { venue, city } = statedPlace(event);
  const local = toLocalTime(new Date(event.start_utc), event.timezone);
  const when =
    event.all_day || event.time_tbd ? local.slice(0, 10) : local.slice(0, 16).replace('T', ' ');
  return [event.status === 'scheduled' ? null : event.status, when, venue, city]
    .filter((part) => part !== null)
    .join(', ');
}
