import { isTimeZone } from '@marquee/domain';

// Countries whose other zones are those of islands, enclaves or few people.
const MAIN: Readonly<Record<string, string>> = {
  ...{ ES: 'Europe/Madrid', PT: 'Europe/Lisbon', CL: 'America/Santiago', EC: 'America/Guayaquil' },
  ...{
    NZ: 'Pacific/Auckland',
    UA: 'Europe/Kyiv',
    CN: 'Asia/Shanghai',
    AR: 'America/Argentina/Buenos_Aires',
  },
  ...{ UZ: 'Asia/Tashkent', MY: 'Asia/Kuala_Lumpur', CY: 'Asia/Nicosia', PS: 'Asia/Hebron' },
};
const SEASONS = [new Date('2027-01-15T00:00:00Z'), new Date('2027-07-15T00:00:00Z')];
const known = new Map<string, string | null>();

/** A method in newer versions of Node, a member in older ones. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[] | undefined;
}

/**
 * Returns the zone of a country with one zone, or with one for nearly all of its people. Null for
 * others, such as the USA.
 */
export function zoneOfCountry(code: string | null): string | null {
  if (code === null) return null;
  const cached = known.get(code);
  if (cached !== undefined) return cached;
  const main = MAIN[code];
  const zone = main !== undefined && isTimeZone(main) ? main : onlyZone(code);
  known.set(code, zone);
  return zone;
}

function onlyZone(code: string): string | null {
  const locale: LocaleWithZones = new Intl.Locale('und', { region: code });
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const [first] = zones;
  const isOne = new Set(zones.map(offsets)).size === 1;
  return first !== undefined && isOne ? first : null;
}

const offsets = (zone: string): string =>
  SEASONS.map(
    (date) =>
      new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
        .formatToParts(date)
        .find(({ type }) => type === 'timeZoneName')?.value,
  ).join(' ');
