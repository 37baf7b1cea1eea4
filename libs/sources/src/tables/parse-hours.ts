import { parseLocal } from '@marquee/domain';
import { findZone } from '../normalise/zone-names.ts';
import { plainDate } from './plain-dates.ts';

/** The hours of an event as a text states them, `HH:mm:ss`. */
export interface Hours {
  start: string;
  end?: string;
  doors?: string;
  zone?: string;
}

const HALF = String.raw`[ap](?:\.?\s?m\b\.?|(?![\p{L}]))`;
const UNIT = String.raw`(?:uhr|ч(?:ас(?:ов|а)?)?|hrs?|hs?|hod(?:in)?|sati|val|uur|u|giờ|時|시)(?!\p{L})`;
/** Words that stand before an hour. */
export const HOUR_WORDS =
  'um|kl|klo|klokken|ore|alle ore|ora|kell|plkst|o godz|godz|saat|pukul|jam|στις|в|om|às';
const BARE_HOUR = String.raw`(?<=(?<!\p{L})(?:${HOUR_WORDS})\.?\s{1,2}(?:\d{1,2}\s?[-–]\s?)?)(\d{1,2})(?!\d|[./:h]\d)`;
const CLOCK = new RegExp(
  String.raw`(?<![\d.:/])(?:(\d{1,2})(?:[:.hu](\d{2})(?::(\d{2}))?(?![.\d/]|\s?%))\s*(${HALF}|${UNIT})?|(\d{1,2})\s*(${HALF}|${UNIT})|${BARE_HOUR})`,
  'giu',
);
const NOON = /\b(?:(?:12\s?)?(?:noon|midday)|mediodía|midi|mezzogiorno)\b/i;
const BARE = /^\s*(\d{1,2})\s*(?:[-–—]|to|bis|à)\s*$/i;
const BETWEEN = /^[\s,]*(?:[-–—~〜]|to|till|until|bis|al?|jusqu'à|às|à|hasta|do|до)\s*$/iu;
const DOORS =
  /(?:doors?|einlass|puertas|portes|開場|apertura|dør(?:ene)?)\s*(?:opens?|åpner|öppnar|åbner|at|:|ab|um|[-–])?\s*$/i;
const DOORS_AFTER = /^\s*(?:開場|开场|입장|(?:the\s)?doors?\b|einlass)/iu;
const ZONE =
  /\b(UTC|GMT|C?E[SD]?T|[CMP][SD]?T|CEST|BST|AK[SD]T|HST|WES?T|EES?T|JST|KST|MSK|WITA|WIT|WIB)\b\.?\s*$/;

interface Clock {
  from: number;
  to: number;
  hour: number;
  minute: string;
  second: string;
  half: 'a' | 'p' | null;
  /** It has no half of the day, no word such as "Uhr" and no leading zero. */
  isBare: boolean;
  isDoors: boolean;
  /** A word for doors follows, which is about this hour or the next one. */
  isBeforeDoors?: boolean;
}

/** The patterns need quadratic time. */
const MAX_LENGTH = 1_000;

/**
 * Returns the hours in a text: "8pm – 10pm", "19:30 bis 22 Uhr", "Doors 7, show 8 pm", "6-10pm".
 * Null if it has none.
 */
export function parseHours(stated: string): (Hours & { from: number; to: number }) | null {
  const text = plainDate(stated.slice(0, MAX_LENGTH));
  const clocks = findClocks(text);
  const shown = clocks.filter(({ isDoors }) => !isDoors);
  const first = shown[0] ?? clocks[0];
  if (!first) return null;
  const next = shown[shown.indexOf(first) + 1];
  const isRange = next !== undefined && BETWEEN.test(text.slice(first.to, next.from));
  const doors = clocks.find(({ isDoors }) => isDoors);
  const half =
    first.half ?? (isRange ? halfBefore(first, next) : doors ? eveningHalf(text, clocks) : null);
  const start = printClock(first, half);
  const end = isRange ? printClock(next, next.half) : null;
  const doorsAt = doors && doors !== first ? printClock(doors, doors.half ?? half) : null;
  if (start === null) return null;
  const zone = findZone(ZONE.exec(text)?.[1] ?? '');
  return {
    ...{ start, from: (clocks[0] ?? first).from, to: (clocks.at(-1) ?? first).to },
    ...(end !== null && { end }),
    ...(doorsAt !== null && { doors: doorsAt }),
    ...(zone !== null && { zone }),
  };
}

/** "6-10pm": the first hour is before noon only if the second would not follow it otherwise. */
function halfBefore(first: Clock, next: Clock): 'a' | 'p' | null {
  if (next.half === null || first.hour > 12) return null;
  const [from, to] = [first.hour % 12, next.hour % 12];
  return from > to ? (next.half === 'p' ? 'a' : 'p') : next.half;
}

/**
 * "Doors 7:00 / Show 8:00" is the evening: English has a clock of 12 hours, and few shows begin
 * this early. In other languages, with a leading zero or from 10 on, the morning is as probable.
 */
const eveningHalf = (text: string, clocks: Clock[]): 'p' | null =>
  ENGLISH_DOORS.test(text) &&
  clocks.length > 1 &&
  clocks.every(({ hour, isBare }) => isBare && hour >= 5 && hour <= 9)
    ? 'p'
    : null;

const ENGLISH_DOORS = /\bdoors?\b/i;

function findClocks(text: string): Clock[] {
  const clocks = [...text.matchAll(CLOCK)].map((match): Clock => {
    const [whole, hour, minute, second, half, bareHour, bareHalf, wordHour] = match;
    const before = text.slice(0, match.index);
    const mark = (half ?? bareHalf ?? '').toLowerCase();
    return {
      ...{ from: match.index, to: match.index + whole.length },
      ...{
        hour: Number(hour ?? bareHour ?? wordHour),
        minute: minute ?? '00',
        second: second ?? '00',
      },
      half: mark.startsWith('a') ? 'a' : mark.startsWith('p') ? 'p' : null,
      isBare: mark === '' && !hour?.startsWith('0'),
      isDoors: DOORS.test(before),
      isBeforeDoors: DOORS_AFTER.test(text.slice(match.index + whole.length)),
    };
  });
  return [...withBareStart(text, markDoors(clocks)), ...findNoon(text)].sort(
    (one, other) => one.from - other.from,
  );
}

/** "7 pm doors, 8 pm show", but "20 Uhr Einlass 19 Uhr": doors open first. */
function markDoors(clocks: Clock[]): Clock[] {
  const after = clocks.find(({ isDoors }) => isDoors);
  const before = clocks.find(({ isBeforeDoors }) => isBeforeDoors);
  const isMeant = before && clocks.length > 1 && (!after || toMinutes(after) > toMinutes(before));
  return isMeant ? clocks.map((clock) => ({ ...clock, isDoors: clock === before })) : clocks;
}

const toMinutes = ({ hour, minute, half }: Clock): number =>
  (hour + (half === 'p' && hour < 12 ? 12 : 0)) * 60 + Number(minute);

/** "2 – 3:30pm": the first hour is a bare number. */
function withBareStart(text: string, clocks: Clock[]): Clock[] {
  const [first] = clocks;
  if (!first) return clocks;
  const before = text.slice(0, first.from);
  const lastPart = /(?:^|[\s,(])(\d{1,2}\s*(?:[-–—]|to|bis|à)\s*)$/i.exec(before);
  const hour = Number(BARE.exec(lastPart?.[1] ?? '')?.[1] ?? Number.NaN);
  if (!lastPart || Number.isNaN(hour) || hour > 24) return clocks;
  const from = before.length - (lastPart[1]?.length ?? 0);
  const to = from + String(hour).length;
  const bare = { hour, minute: '00', second: '00', half: null, isBare: true, isDoors: false };
  return [{ ...bare, from, to }, ...clocks];
}

function findNoon(text: string): Clock[] {
  const noon = NOON.exec(text);
  if (!noon) return [];
  const at = { from: noon.index, to: noon.index + noon[0].length };
  return [
    { ...at, hour: 12, minute: '00', second: '00', half: 'p', isBare: false, isDoors: false },
  ];
}

/** "20:00 PM" is 20:00. */
function printClock({ hour, minute, second }: Clock, half: 'a' | 'p' | null): string | null {
  const full = half === null || hour > 12 ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  const text = `2000-01-01T${String(full).padStart(2, '0')}:${minute}:${second}`;
  return parseLocal(text)?.slice(11) ?? null;
}

const ONLY_CLOCK = /^[\d\s:.,hapmuro–—\-~]*(?:uhr|[ap]\.?m\.?|h|hrs?)?[\d\s:.,hapm–—-]*$/i;

/** Returns whether a text is an hour or a span of hours without a day. */
export const isClock = (text: string): boolean =>
  text.length <= 40 && ONLY_CLOCK.test(text) && parseHours(text) !== null && !/\d{3}/.test(text);
