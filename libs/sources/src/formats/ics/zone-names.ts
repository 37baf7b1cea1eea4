import { isTimeZone } from '@marquee/domain';
import { findIana, WINDOWS_TO_IANA_MAP } from 'windows-iana';

const WINDOWS_NAMES = new Map(
  WINDOWS_TO_IANA_MAP.map(({ windowsName }) => [windowsName.toLowerCase(), windowsName]),
);

/** Returns the IANA zone of a TZID: an IANA name, also at the end of a longer one, or a Windows name (CLDR). Null if it is unknown. */
export function findZone(tzid: string): string | null {
  const name = tzid.trim().replace(/^["'/]+|["'/]+$/g, '');
  if (/^(?:tzone:\/\/Microsoft\/Utc|z|zulu|Etc\/Unknown)$/i.test(name))
    return /unknown/i.test(name) ? null : 'UTC';
  const parts = name.split('/').map((part) => part.trim().replace(/\s/g, '_'));
  const names = [parts, parts.slice(-3), parts.slice(-2)].map((part) => part.join('/'));
  return (
    names.find((zone) => zone !== '' && isTimeZone(zone)) ??
    findOffsetZone(name) ??
    findWindowsZone(name)
  );
}

/** Returns the zone of a fixed offset of whole hours. The names of tz count to the west. */
function findOffsetZone(name: string): string | null {
  const [, sign, hours] = /^(?:GMT|UTC) ?([+-])0?(\d{1,2})(?::?00)?$/i.exec(name) ?? [];
  const zone = `Etc/GMT${sign === '+' ? '-' : '+'}${hours ?? ''}`;
  return hours !== undefined && isTimeZone(zone) ? zone : null;
}

function findWindowsZone(name: string): string | null {
  const standard = name
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ (?:daylight|summer) time$/, ' standard time');
  const windowsName = WINDOWS_NAMES.get(standard);
  const [zone] = windowsName === undefined ? [] : findIana(windowsName);
  return zone !== undefined && isTimeZone(zone) ? zone : null;
}
