import { parseInstant, parseLocal, toLocalTime } from '@marquee/domain';

/** Doors open at most this long before the start. */
const MAX_LEAD_MS = 4 * 3_600_000;
const MINUTE_MS = 60_000;
const CLOCK = /^([01]?\d|2[0-3])(?::([0-5]\d))?(?::[0-5]\d)?\s*([ap]m)?$/i;

interface Start {
  /** `YYYY-MM-DDTHH:mm:ss` */
  start_local: string;
  timezone: string;
}

/**
 * Parses the stated opening of doors: a time of day, a local time or an instant. Returns null if it
 * does not fit the start.
 */
export function parseDoors(
  text: string | null | undefined,
  { start_local, timezone }: Start,
): string | null {
  const stated = text?.trim() ?? '';
  const [, hours, minutes, half] = CLOCK.exec(stated) ?? [];
  if (hours !== undefined)
    return onlyFit(clockTimes(Number(hours), Number(minutes ?? 0), half), start_local);
  const instant = parseInstant(stated);
  const local = instant ? toLocalTime(instant, timezone) : parseLocal(stated);
  return local !== null && leadMs(local, start_local) !== null ? local : null;
}

const DOORS =
  /\b(?:doors?(?:\s+open(?:s|ing)?)?|einlass|ouverture des portes|portes|apertura de puertas|puertas|apertura porte)\b[\s:,@-]*(?:at|from|ab|um|à|a las|alle)?\s*(\d{1,2})(?:[:.h]([0-5]\d))?\s*(a\.?m\b|p\.?m\b|uhr\b|h\b)?(\s*[/|,;-]\s*(?:show|starts?|beginn)\b)?/gi;

/**
 * Finds the opening of doors in a text such as "Doors at 7 pm / show at 8 pm". Returns null if the
 * text is ambiguous.
 */
export function findDoors(text: string | null, start_local: string): string | null {
  if (text === null) return null;
  const found = [...text.matchAll(DOORS)].flatMap(([, hours, minutes, half, show]) => {
    const isTime = (minutes ?? half ?? show) !== undefined && Number(hours) < 24;
    return isTime
      ? (onlyFit(clockTimes(Number(hours), Number(minutes ?? 0), half), start_local) ?? 'unfit')
      : [];
  });
  const [first, ...others] = new Set(found);
  return first === undefined || first === 'unfit' || others.length > 0 ? null : first;
}

/** Returns the minutes of the day that a clock time can mean: "7" is 07:00 or 19:00. */
function clockTimes(hours: number, minutes: number, half: string | undefined): number[] {
  const time = hours * 60 + minutes;
  const isAfternoon = /^p/i.test(half ?? '');
  if (/^[ap]/i.test(half ?? ''))
    return hours > 12 ? [time] : [((hours % 12) + (isAfternoon ? 12 : 0)) * 60 + minutes];
  return hours === 0 || hours > 12 ? [time] : [time, (time + 720) % 1440];
}

/** Returns the local time of the only candidate before the start, on its day or the day before. */
function onlyFit(minutesOfDay: number[], start_local: string): string | null {
  const midnight = Date.parse(`${start_local.slice(0, 10)}T00:00:00Z`);
  const candidates = minutesOfDay.flatMap((minutes) =>
    [0, -1440].map((day) =>
      new Date(midnight + (minutes + day) * MINUTE_MS).toISOString().slice(0, 19),
    ),
  );
  const [first, ...others] = candidates.filter((local) => leadMs(local, start_local) !== null);
  return first === undefined || others.length > 0 ? null : first;
}

/** Returns how long before the start doors open, or null if the time is not plausible. */
function leadMs(local: string, start_local: string): number | null {
  const lead = Date.parse(`${start_local}Z`) - Date.parse(`${local}Z`);
  return lead >= 0 && lead <= MAX_LEAD_MS ? lead : null;
}
