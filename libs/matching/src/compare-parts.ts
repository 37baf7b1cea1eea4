import type { NormalisedEvent } from '@marquee/domain';
import { DECISIVE, evidence, type Evidence } from './evidence.ts';
import type { MatchFeatures } from './match-features.ts';
import { findSideEvents, type SideEvent } from './side-events.ts';
import { normaliseWord } from './title-words.ts';
import { overlap } from './word-overlap.ts';

const toSet = (words: string) => new Set(words.split(/\s+/).map(normaliseWord));

// Words that distinguish parts of one evening or weekend. Different groups of one row mean
// different parts.
const PARTS = [
  'early fruh | late spat',
  'matinee matine morgenvorstellung | evening abendvorstellung soiree serale avondvoorstelling',
  'am | pm',
  'morning vormittag matin manana mattina ochtend manha rano | afternoon nachmittag apres tarde pomeriggio middag popoludnie | evening abend soir noche sera avond noite wieczor | night nacht nuit notte nacht',
  'practice training | qualifying qualifikation qualifications | sprint | race rennen course gara | warmup | quarterfinal | semifinal semi halbfinale demi | final finale',
  'men mens herren hommes hombres uomini heren masculino homens herrar maend miehet | women womens ladies damen frauen femmes mujeres donne vrouwen femenino femenina feminin feminine feminines femminile feminino feminina mulheres damer kvinder kvinner naiset kobiet | boys jungen garcons chicos jongens | girls madchen filles chicas meisjes',
  'beginner beginners anfanger debutants principiantes | intermediate mittelstufe | advanced fortgeschrittene avances avanzado',
].map((row) => row.split(' | ').map(toSet));

// A row per day of the week, in the languages of many titles.
const WEEKDAYS = [
  'monday montag lundi lunes maandag lunedi poniedzialek mandag maanantai pondeli',
  'tuesday dienstag mardi martes dinsdag martedi wtorek tisdag tirsdag tiistai utery',
  'wednesday mittwoch mercredi miercoles woensdag mercoledi sroda onsdag keskiviikko streda',
  'thursday donnerstag jeudi jueves donderdag giovedi czwartek torsdag torstai ctvrtek',
  'friday freitag vendredi viernes vrijdag venerdi piatek fredag perjantai patek',
  'saturday samstag sonnabend samedi sabado zaterdag sabato sobota lordag lauantai',
  'sunday sonntag dimanche domingo zondag domenica niedziela sondag sunnuntai nedele',
].map(toSet);

// Classes that race on the weekend of another race, and competitions apart from the main one.
const CLASSES = toSet(
  'formula2 formula3 formula4 formulae moto2 moto3 motoe supercup historic wheelchair junior juniors',
);

export function compareParts(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  if (a.title.joined === b.title.joined) return [];
  const found =
    compareClasses(a, b) ??
    comparePartWords(a, b) ??
    compareWeekdays(a, b) ??
    compareSideEvents(a, b);
  if (found) return [found];
  if (
    a.title.within.length > 0 &&
    b.title.within.length > 0 &&
    overlap(a.title.within, b.title.within).smaller < 0.5
  )
    return [evidence(-5, 'at other places')];
  return [];
}

function compareClasses(a: MatchFeatures, b: MatchFeatures): Evidence | null {
  if (a.event.category !== 'sports' || b.event.category !== 'sports') return null;
  const [one, other] = [a, b].map(({ title }) => title.words.filter((word) => CLASSES.has(word)));
  return one?.toSorted().join() === other?.toSorted().join()
    ? null
    : evidence(-10, 'other classes');
}

function comparePartWords(
  { title: a }: MatchFeatures,
  { title: b }: MatchFeatures,
): Evidence | null {
  for (const row of PARTS) {
    const [one, other] = [a, b].map(({ words }) =>
      row.filter((group) => words.some((word) => group.has(word))),
    );
    if (
      !one ||
      !other ||
      one.length + other.length === 0 ||
      one.some((group) => other.includes(group))
    )
      continue;
    return one.length > 0 && other.length > 0
      ? evidence(DECISIVE, 'other parts')
      : evidence(-2, 'one is a part');
  }
  return null;
}

/** A weekday on one side means a day of a festival if the other side spans days. */
function compareWeekdays(a: MatchFeatures, b: MatchFeatures): Evidence | null {
  const days = ({ title }: MatchFeatures) =>
    [...WEEKDAYS.keys()].filter((day) => title.words.some((word) => WEEKDAYS[day]?.has(word)));
  const [one, other] = [days(a), days(b)];
  if (one.length > 0 && other.length > 0)
    return one.some((day) => other.includes(day))
      ? null
      : evidence(DECISIVE, 'other days in the titles');
  const isDayOfWhole =
    (one.length > 0 || hasDayNumber(a)) !== (other.length > 0 || hasDayNumber(b)) &&
    isWhole(a) !== isWhole(b);
  return isDayOfWhole ? evidence(-10, 'one is a day of the other') : null;
}

const hasDayNumber = ({ title }: MatchFeatures) =>
  title.numbers.some((number) => /^(?:day|tag) /.test(number));
const isWhole = ({ firstDay, lastDay }: MatchFeatures) => lastDay > firstDay;

/**
 * A phrase such as "devroom", "signing" or "tribute" on one side only is strong evidence against.
 */
function compareSideEvents(
  { event: one }: MatchFeatures,
  { event: other }: MatchFeatures,
): Evidence | null {
  const [a, b] = [sideEventsOf(one), sideEventsOf(other)];
  if (a.size + b.size === 0 || [...a].some((kind) => b.has(kind))) return null;
  const isWorkshop = [...a, ...b].every((kind) => kind === 'workshop');
  return isWorkshop ? evidence(-3, 'one is a workshop') : evidence(-10, 'one is a side event');
}

// Most listings are compared with none or several others.
const cache = new WeakMap<NormalisedEvent, ReadonlySet<SideEvent>>();

function sideEventsOf(event: NormalisedEvent): ReadonlySet<SideEvent> {
  const known = cache.get(event) ?? findSideEvents(event.title);
  cache.set(event, known);
  return known;
}
