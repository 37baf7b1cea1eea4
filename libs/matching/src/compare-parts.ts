import { DECISIVE, evidence, type Evidence } from './evidence.ts';
import type { MatchFeatures } from './match-features.ts';
import { overlap } from './word-overlap.ts';

const toSet = (words: string) => new Set(words.split(/\s+/));

// Words that distinguish parts of one evening or weekend. Different words of one row mean different parts.
const PARTS = [
  'early late',
  'matinee evening abendvorstellung soiree',
  'am pm',
  'morning afternoon evening night',
  'practice qualifying sprint race warmup quarterfinal semifinal semi final training',
  'men women mens womens boys girls herren damen frauen',
  'beginner beginners intermediate advanced',
].map(toSet);

// A row per day of the week, in the languages of many titles.
const WEEKDAYS = [
  'monday montag lundi lunes maandag lunedi',
  'tuesday dienstag mardi martes dinsdag martedi',
  'wednesday mittwoch mercredi miercoles woensdag mercoledi',
  'thursday donnerstag jeudi jueves donderdag giovedi',
  'friday freitag vendredi viernes vrijdag venerdi',
  'saturday samstag sonnabend samedi sabado zaterdag sabato',
  'sunday sonntag dimanche domingo zondag domenica',
].map(toSet);

// What surrounds an event, or takes place within it, is an event of its own.
const SIDE_EVENTS = toSet(
  `devroom devrooms signing signature autogrammstunde talk masterclass preparty afterparty aftershow rehearsal soundcheck
  listening satellite minisummit einfuhrung einfuhrungsvortrag vortrag tribute hommage salute
  relaxed singalong family famille familie familia familienkonzert`,
);
const SIDE_PHRASES =
  /\b(?:pre|after)[ -]?(?:party|show|concert)\b|\bmini[ -]?summit\b|\bsing[ -]?along\b|\bopening tour\b|\bmeet (?:and|&) greet\b/i;
const WORKSHOPS = toSet('workshop workshops atelier tutorial tutorials bootcamp');

export function compareParts(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  if (a.title.joined === b.title.joined) return [];
  const found = comparePartWords(a, b) ?? compareWeekdays(a, b) ?? compareSideEvents(a, b);
  if (found) return [found];
  if (a.title.within.length > 0 && b.title.within.length > 0 && overlap(a.title.within, b.title.within).smaller < 0.5)
    return [evidence(-5, 'at other places')];
  return [];
}

function comparePartWords({ title: a }: MatchFeatures, { title: b }: MatchFeatures): Evidence | null {
  for (const row of PARTS) {
    const [one, other] = [a, b].map(({ words }) => words.filter((word) => row.has(word)));
    if (!one || !other || one.length + other.length === 0 || one.some((word) => other.includes(word))) continue;
    return one.length > 0 && other.length > 0 ? evidence(DECISIVE, 'other parts') : evidence(-2, 'one is a part');
  }
  return null;
}

/** A weekday on one side means a day of a festival if the other side spans days. */
function compareWeekdays(a: MatchFeatures, b: MatchFeatures): Evidence | null {
  const days = ({ title }: MatchFeatures) =>
    [...WEEKDAYS.keys()].filter((day) => title.words.some((word) => WEEKDAYS[day]?.has(word)));
  const [one, other] = [days(a), days(b)];
  if (one.length > 0 && other.length > 0)
    return one.some((day) => other.includes(day)) ? null : evidence(DECISIVE, 'other days in the titles');
  const isDayOfWhole =
    (one.length > 0 || hasDayNumber(a)) !== (other.length > 0 || hasDayNumber(b)) && isWhole(a) !== isWhole(b);
  return isDayOfWhole ? evidence(-5, 'one is a day of the other') : null;
}

const hasDayNumber = ({ title }: MatchFeatures) => title.numbers.some((number) => /^(?:day|tag) /.test(number));
const isWhole = ({ firstDay, lastDay }: MatchFeatures) => lastDay > firstDay;

/** A word such as "devroom", "signing" or "tribute" on one side only is strong evidence against. */
function compareSideEvents(a: MatchFeatures, b: MatchFeatures): Evidence | null {
  if (isSideEvent(a, SIDE_EVENTS) !== isSideEvent(b, SIDE_EVENTS)) return evidence(-6, 'one is a side event');
  if (isSideEvent(a, WORKSHOPS) !== isSideEvent(b, WORKSHOPS)) return evidence(-3, 'one is a workshop');
  return null;
}

const isSideEvent = ({ title, event }: MatchFeatures, words: Set<string>) =>
  title.words.some((word) => words.has(word)) || (words === SIDE_EVENTS && SIDE_PHRASES.test(event.title));
