import { lookUp } from '@marquee/domain';
import type { PartialRawEvent } from '../reading/record-format.ts';
import { toNumber, toProse, toText, toTexts, type Fields } from '../reading/record.ts';
import { toDates, type EventDate } from './dates-of-event.ts';
import { listAt, toFieldList } from './paging.ts';
import type { System, SystemRecord } from './system.ts';

/** Shows and exhibitions of Taiwan's Ministry of Culture. */
export const taiwanCulture: System = {
  records: listAt(''),
  read: (record, { where }): SystemRecord[] => {
    const id = toText(record['UID']);
    const shows = toFieldList(record['showInfo']);
    if (shows.length === 0)
      return [{ unreadable: 'The record has no start date.', where, source_id: id }];
    const shared: PartialRawEvent = {
      title: toText(record['title']),
      description: toProse(record['descriptionFilterHtml']),
      category: lookUp(CATEGORIES, toText(record['category']) ?? '') ?? null,
      url: toText(record['sourceWebPromote']),
      ticket_url: toText(record['webSales']),
      image_url: toText(record['imageUrl']),
      organizer: toTexts(record['masterUnit'])[0] ?? null,
      country: 'TW',
      timezone: 'Asia/Taipei',
      language: 'zh-TW',
    };
    return toDates(shared, id, shows.map(readShow));
  },
};

const CATEGORIES: Readonly<Record<string, string>> = {
  ...{ 1: 'music', 2: 'theater', 3: 'theater', 4: 'theater', 5: 'music', 6: 'community' },
  ...{
    7: 'conference',
    8: 'film',
    11: 'theater',
    13: 'conference',
    14: 'festival',
    15: 'festival',
    17: 'music',
  },
};

function readShow(show: Fields): EventDate {
  const toLocal = (value: unknown) => toText(value)?.replaceAll('/', '-').replace(' ', 'T') ?? null;
  const [start, end] = [toLocal(show['time']), toLocal(show['endTime'])];
  const location = toText(show['location']);
  // Midnight means that the hour is unknown.
  const isDay = start?.endsWith('T00:00:00') ?? false;
  return {
    start_local: isDay ? (start?.slice(0, 10) ?? null) : start,
    end_local: isDay ? (end?.slice(0, 10) ?? null) : end,
    venue_name: toText(show['locationName']) ?? null,
    city: location === null ? null : readTown(location),
    address: location,
    lat: toNumber(show['latitude']),
    lng: toNumber(show['longitude']),
    ...readPrices(toText(show['price'])),
  };
}

/** An address begins with the city or county: 臺北市中正區…. */
const readTown = (location: string): string | null => {
  const text = location.replace(/^\d+/, '').trim();
  return /^[^\d\s]{2,3}?[市縣]/u.exec(text)?.[0].replaceAll('台', '臺') ?? null;
};

const AMOUNT = /\d{1,3}(?:,\d{3})+(?!\d)|\d+/g;

/**
 * 300、500、800元 are three prices, and 1,000、2,000 two. 600,900,1200 are three, as no thousand
 * follows a comma there.
 */
function readPrices(text: string | null): Partial<PartialRawEvent> {
  if (text === null) return {};
  const parts =
    /^\d{2,3}(?:,\d{3,4})+$/.test(text.replace(/元$/, '')) && hasRisingParts(text)
      ? text.split(',')
      : [text];
  const amounts = parts
    .flatMap((part) => part.match(AMOUNT) ?? [])
    .map((amount) => Number(amount.replaceAll(',', '')));
  if (amounts.length === 0) return /免費|免票|自由入場|free/i.test(text) ? { is_free: true } : {};
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return high === 0 ? { is_free: true } : { price_min: low, price_max: high, currency: 'TWD' };
}

/** Ticket prices of a list rise: 500,800 are two, 12,000 is one. */
function hasRisingParts(text: string): boolean {
  const numbers = text.replace(/元$/, '').split(',').map(Number);
  return (
    numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0)) &&
    (numbers[0] ?? 0) >= 50
  );
}
