import { slugify, type EventFacts } from '@marquee/domain';
import { markOf, nameKeyOf, venueKey, type VenueName } from './names.ts';

/** The venue that a claim names, as a record of its own; null where it names none. */
export function venueNameOf(facts: EventFacts): VenueName | null {
  const { venue_name: name, city_id, country_code, address, lat, lng, timezone } = facts;
  if (!name) return null;
  const name_key = nameKeyOf(name);
  return {
    key: venueKey(name, city_id),
    name,
    name_key,
    slug: slugify(`${name} ${facts.city_name ?? ''}`),
    mark: () => markOf([name_key, facts.city_name, country_code, lat, lng].join('|')),
    address,
    city_id,
    country_code,
    lat,
    lng,
    timezone,
  };
}
