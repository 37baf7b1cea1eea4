import { parseCountryCode } from '@marquee/domain';
import type { PartialRawEvent } from './record-format.ts';
import { fieldsOf, isFields, listOf, textOf, type Fields } from './record.ts';

/** A cup's stadiums by the name of their city, which is how matches refer to them. */
export type Stadiums = ReadonlyMap<string, Fields>;

export const stadiumsIn = (file: unknown): Stadiums =>
  new Map(
    listOf(fieldsOf(file)['stadiums'])
      .filter(isFields)
      .map((stadium) => [textOf(stadium['city']) ?? '', stadium]),
  );

/** "Luzhniki Stadium, Moscow", "Dallas (Arlington)" of the stadiums' list, "Valencia (Spain)" or "Warsaw". */
export function groundOf(ground: string | null, stadiums: Stadiums): Partial<PartialRawEvent> {
  const comma = ground?.lastIndexOf(', ') ?? -1;
  if (!ground) return {};
  if (comma > 0) return { venue_name: ground.slice(0, comma), city: ground.slice(comma + 2) };
  if (/\b(est[aá]dio|stadi|arena|park)/i.test(ground)) return { venue_name: ground };
  return { ...cityOf(ground), ...stadiumFacts(stadiums.get(ground)) };
}

function cityOf(ground: string): Partial<PartialRawEvent> {
  const [, name = ground, addition = ''] = /^(.*) \((.*)\)$/.exec(ground) ?? [];
  const country = parseCountryCode(addition);
  return country ? { city: name, country } : { city: addition || name };
}

function stadiumFacts(stadium: Fields | undefined): Partial<PartialRawEvent> {
  const country = textOf(stadium?.['cc']);
  if (!stadium || !country) return {};
  return { venue_name: textOf(stadium['name']), country, ...positionOf(textOf(stadium['coords']) ?? '') };
}

const ANGLE = /([\d.]+)°(?:(\d+)')?(?:([\d.]+)")?([NSEW])/g;

/** `49°16'36"N 123°6'43"W` or `37.403°N 121.970°W`. */
function positionOf(text: string): Partial<PartialRawEvent> {
  const [lat, lng] = [...text.matchAll(ANGLE)].map(([, degrees, minutes = 0, seconds = 0, side = '']) => {
    const angle = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
    return Number((/[SW]/.test(side) ? -angle : angle).toFixed(5));
  });
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

/** The country of a world cup that was played in one; the files name grounds and cities only. */
export const hostOf = (cup: string | null): string | null =>
  HOSTS[/^World Cup (\d{4})$/.exec(cup ?? '')?.[1] ?? ''] ?? null;
