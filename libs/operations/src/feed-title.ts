import { countryName } from '@marquee/domain';
import type { Filters } from './event-filter.ts';

/** A name by which a feed is told from others in a program: "Marquee: music, Berlin". */
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
