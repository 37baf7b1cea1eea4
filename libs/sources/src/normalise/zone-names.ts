import { isTimeZone, lookUp } from '@marquee/domain';
import { findIana, WINDOWS_TO_IANA_MAP } from 'windows-iana';

const WINDOWS_NAMES = new Map(
  WINDOWS_TO_IANA_MAP.map(({ windowsName }) => [windowsName.toLowerCase(), windowsName]),
);
const DISPLAY = /^\(?(?:UTC|GMT)\s?([+-]\d{1,2}(?::?\d\d)?)?\)\s*(.*)$/i;
const MAX_LENGTH = 200;

/**
 * Returns the IANA zone of a name: an IANA name, also at the end of a longer one, a Windows name
 * (CLDR) or its display name ("(UTC+01:00) Amsterdam, Berlin, …"), or the name of a zone in words
 * ("Central European Time", "PST"). Null if it is unknown.
 */
export function findZone(tzid: string): string | null {
  const name = tzid.trim().replace(/^["'/]+|["'/]+$/g, '');
  if (name === '' || name.length > MAX_LENGTH) return null;
  if (/^(?:tzone:\/\/Microsoft\/Utc|z|zulu|Etc\/Unknown)$/i.test(name))
    return /unknown/i.test(name) ? null : 'UTC';
  const parts = name.split('/').map((part) => part.trim().replace(/\s/g, '_'));
  const names = [parts, parts.slice(-3), parts.slice(-2)].map((part) => part.join('/'));
  return (
    names.find((zone) => zone !== '' && isTimeZone(zone)) ??
    findOffsetZone(name) ??
    findWindowsZone(name) ??
    findDisplayedZone(name) ??
    findWordedZone(name)
  );
}

/** Returns the zone of a fixed offset of whole hours. The names of tz count to the west. */
function findOffsetZone(name: string): string | null {
  const [, sign, hours] = /^(?:GMT|UTC) ?([+-])0?(\d{1,2})(?::?00)?$/i.exec(name) ?? [];
  if (Number(hours) === 0) return 'UTC';
  const zone = `Etc/GMT${sign === '+' ? '-' : '+'}${hours ?? ''}`;
  return hours !== undefined && isTimeZone(zone) ? zone : null;
}

/** Returns a zone that has the offset: "+09:00", "-0500", "+05:30". */
export const findZoneByOffset = (offset: string): string | null =>
  findOffsetZone(`UTC${offset.replace(/(?<=[+-]\d\d)00$/, '')}`) ??
  TYPICAL.find((zone) => hasOffset(zone, toMinutes(offset))) ??
  null;

function findWindowsZone(name: string): string | null {
  const plain = name
    .toLowerCase()
    .replace(/\s*\((?:us|u\.s\.)? ?&? ?(?:canada|mexico)?\)\s*$/, '')
    .replace(/\s+/g, ' ');
  const standard = plain
    .replace(/ (?:daylight|summer) time$/, ' standard time')
    .replace(/(?<! standard) time$/, ' standard time');
  const windowsName = WINDOWS_NAMES.get(plain) ?? WINDOWS_NAMES.get(standard);
  const [zone] = windowsName === undefined ? [] : findIana(windowsName);
  return zone !== undefined && isTimeZone(zone) ? zone : null;
}

/**
 * "(UTC+01:00) Amsterdam, Berlin, Bern": a zone that is named after one of the cities and has that
 * offset in winter or summer.
 */
function findDisplayedZone(name: string): string | null {
  const [, offset, list] = DISPLAY.exec(name) ?? [];
  if (list === undefined) return null;
  const worded = findWindowsZone(list) ?? findWordedZone(list);
  const zones = list.split(/\s*,\s*/).flatMap(zonesOfCity);
  const minutes = offset === undefined ? 0 : toMinutes(offset);
  return (
    [worded, ...zones].find((zone) => zone !== null && hasOffset(zone, minutes)) ??
    findOffsetZone(`UTC${offset ?? '+0'}`)
  );
}

const AREAS = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic'];

const zonesOfCity = (city: string): string[] =>
  AREAS.map((area) => `${area}/${city.trim().replace(/\s+/g, '_')}`).filter(isTimeZone);

function toMinutes(offset: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{1,2}):?(\d\d)?$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const SEASONS = [new Date('2027-01-15T00:00:00Z'), new Date('2027-07-15T00:00:00Z')];

const hasOffset = (zone: string, minutes: number): boolean =>
  SEASONS.some((date) => offsetAt(zone, date) === minutes);

function offsetAt(zone: string, date: Date): number {
  const text = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return toMinutes(text?.replace('GMT', '') ?? '');
}

// The zone that a name means which several zones have.
const TYPICAL = (
  'America/New_York America/Chicago America/Denver America/Los_Angeles America/Anchorage Pacific/Honolulu ' +
  'America/Halifax America/St_Johns Europe/London Europe/Paris Europe/Berlin Europe/Athens Europe/Moscow ' +
  'Europe/Lisbon Asia/Tokyo Asia/Seoul Asia/Shanghai Asia/Kolkata Asia/Dubai Asia/Singapore ' +
  'Australia/Sydney Australia/Brisbane Australia/Adelaide Australia/Darwin Australia/Perth Pacific/Auckland ' +
  'Africa/Johannesburg Africa/Lagos Africa/Nairobi America/Sao_Paulo America/Argentina/Buenos_Aires UTC'
).split(' ');
const SHORT: Readonly<Record<string, string>> = {
  ...{ et: 'America/New_York', est: 'America/New_York', edt: 'America/New_York' },
  ...{ ct: 'America/Chicago', cst: 'America/Chicago', cdt: 'America/Chicago' },
  ...{ mt: 'America/Denver', mst: 'America/Denver', mdt: 'America/Denver' },
  ...{ pt: 'America/Los_Angeles', pst: 'America/Los_Angeles', pdt: 'America/Los_Angeles' },
  ...{ cet: 'Europe/Paris', cest: 'Europe/Paris', eet: 'Europe/Athens', eest: 'Europe/Athens' },
  ...{ bst: 'Europe/London', wet: 'Europe/Lisbon', west: 'Europe/Lisbon', msk: 'Europe/Moscow' },
  ...{ jst: 'Asia/Tokyo', kst: 'Asia/Seoul', gmt: 'UTC', mez: 'Europe/Berlin' },
  ...{ mesz: 'Europe/Berlin', akst: 'America/Anchorage', hst: 'Pacific/Honolulu' },
  ...{ wib: 'Asia/Jakarta', wita: 'Asia/Makassar', wit: 'Asia/Jayapura' },
};

let worded: Map<string, string> | undefined;

/** Returns the zone of a name in words, as CLDR has it for the languages below. */
function findWordedZone(name: string): string | null {
  const plain = name.toLowerCase().trim();
  const short = lookUp(SHORT, plain);
  if (short !== undefined) return short;
  if (!/\p{L}{4}/u.test(plain)) return null;
  worded ??= zonesByName();
  return worded.get(plain) ?? null;
}

function zonesByName(): Map<string, string> {
  const names = new Map<string, string>();
  for (const locale of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'ja'])
    for (const zone of TYPICAL)
      for (const form of ['longGeneric', 'long'] as const)
        for (const date of SEASONS) {
          const name = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: form })
            .formatToParts(date)
            .find(({ type }) => type === 'timeZoneName')?.value;
          const key = name?.toLowerCase() ?? '';
          if (/\p{L}{4}/u.test(key) && !names.has(key)) names.set(key, zone);
        }
  return names;
}
