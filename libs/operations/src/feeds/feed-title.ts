import { countryName } from '@marquee/domain';
import { type Area } from '@marquee/search';
import type { Filters } from '../events/filters/event-filter.ts';

/** Returns a title that distinguishes a feed in a feed reader: "Marquee: music, Berlin". */
export function feedTitle({
  category,
  genre,
  tag,
  city,
  region,
  country,
  venue,
  artist,
  organizer,
  featured,
  free,
  online,
  on,
}: Filters): string {
  const words = [
    featured && 'featured',
    free && 'free',
    online && 'online',
    ...(category?.included ?? []),
    ...(category?.excluded ?? []).map((excluded) => `no ${excluded}`),
    ...[genre, tag].flatMap((names) => [
      ...(names?.included ?? []),
      ...(names?.excluded ?? []).map((excluded) => `no ${excluded}`),
    ]),
    artist,
    organizer,
    venue,
    city,
    region,
    country?.included && formatArea(country.included),
    country?.excluded && `not ${formatArea(country.excluded)}`,
    on,
  ].filter((word) => typeof word === 'string' && word !== '');
  return words.length > 0 ? `Marquee: ${words.join(', ')}` : 'Marquee: events';
}

const MAX_NAMED = 3;

const formatArea = ({ countries, regions }: Area): string => {
  const names = [...countries.map(countryName), ...regions.map(({ name }) => name)];
  return names.length > MAX_NAMED ? `${String(names.length)} countries` : names.join(', ');
};
