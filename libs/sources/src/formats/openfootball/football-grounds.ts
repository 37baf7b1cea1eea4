import { parseCountryCode } from '@marquee/domain';
import type { PartialRawEvent } from '../../reading/record-format.ts';
import { toFields, isFields, toList, toText, type Fields } from '../../reading/record.ts';

/** Stadiums of a cup by city name, which is how matches refer to them. */
export type Stadiums = ReadonlyMap<string, Fields>;

export const toStadiums = (file: unknown): Stadiums =>
  new Map(
    toList(toFields(file)['stadiums'])
      .filter(isFields)
      .map((stadium) => [toText(stadium['city']) ?? '', stadium]),
  );

/**
 * Parses "Luzhniki Stadium, Moscow", "Dallas (Arlington)" (a city in the stadium list), "Valencia
 * (Spain)" or "Warsaw".
 */
export function parseGround(ground: string | null, stadiums: Stadiums): Partial<PartialRawEvent> {
  const comma = ground?.lastIndexOf(', ') ?? -1;
  if (!ground) return {};
  if (comma > 0) return { venue_name: ground.slice(0, comma), city: ground.slice(comma + 2) };
  if (/\b(est[aá]dio|stadi|arena|park)/i.test(ground)) return { venue_name: ground };
  return { ...toCity(ground), ...toVenue(stadiums.get(ground)) };
}

function toCity(ground: string): Partial<PartialRawEvent> {
  const [, name = ground, addition = ''] = /^(.*) \((.*)\)$/.exec(ground) ?? [];
  const country = parseCountryCode(addition);
  return country ? { city: name, country } : { city: addition || name };
}

function toVenue(stadium: Fields | undefined): Partial<PartialRawEvent> {
  const country = toText(stadium?.['cc']);
  if (!stadium || !country) return {};
  return {
    venue_name: toText(stadium['name']),
    country,
    ...toPosition(toText(stadium['coords']) ?? ''),
  };
}

const ANGLE = /([\d.]+)°(?:(\d+)')?(?:([\d.]+)")?([NSEW])/g;

/** Parses `49°16'36"N 123°6'43"W` and `37.403°N 121.970°W`. */
function toPosition(text: string): Partial<PartialRawEvent> {
  const [lat, lng] = [...text.matchAll(ANGLE)].map(
    ([, degrees, minutes = 0, seconds = 0, side = '']) => {
      const angle = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
      return Number((/[SW]/.test(side) ? -angle : angle).toFixed(5));
    },
  );
  return lat === undefined || lng === undefined ? {} : { lat, lng };
}

const HOSTS: Partial<Record<string, string>> = {
  1930: 'UY',
  1934: 'IT',
  1938: 'FR',
  1950: 'BR',
  1954: 'CH',
  1958: 'SE',
  1962: 'CL',
  1966: 'GB',
  1970: 'MX',
  1974: 'DE',
  1978: 'AR',
  1982: 'ES',
  1986: 'MX',
  1990: 'IT',
  1994: 'US',
  1998: 'FR',
  2006: 'DE',
  2010: 'ZA',
  2014: 'BR',
  2018: 'RU',
  2022: 'QA',
};

/**
 * Returns the host country of a World Cup with a single host. The files name grounds and cities
 * only.
 */
export const hostCountry = (cup: string | null): string | null =>
  HOSTS[/^World Cup (\d{4})$/.exec(cup ?? '')?.[1] ?? ''] ?? null;
