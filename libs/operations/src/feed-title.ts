import { countryName } from '@marquee/domain';
import type { Filters } from './event-filter.ts';

/** Returns a title that distinguishes a feed in a feed reader: "Marquee: music, Berlin". */
export function feedTitle({ category, city, country, venue, artist, featured, free, online, on }: Filters): string {
  const words = [
    featured && 'featured',
    free && 'free',
    online && 'online',
    ...(category?.included ?? []),
    ...(category?.excluded ?? []).map((excluded) => `no ${excluded}`),
    artist,
    venue,
    city,
    country && countryName(country),
    on,
  ].filter((word) => typeof word === 'string' && word !== '');
  return words.length > 0 ? `Marquee: ${words.join(', ')}` : 'Marquee: events';
}
