import { foldText } from '@marquee/domain';
import { DISPLAYED, guessFields, MIN_CONFIDENCE } from '../fields/field-rules.ts';
import { nameMeanings } from '../fields/name-meanings.ts';
import type { Fields } from '../reading/record.ts';
import type { ColumnReport } from './column-report.ts';
import type { ColumnPlan, ColumnSource } from './column-sources.ts';
import { findConstantOffset } from './constant-offset.ts';
import { isWeekdayColumn, joinParts, preferFullDates, preferHours } from './date-columns.ts';
import { areEqualTimes } from './equal-times.ts';
import { findHalves } from './halves.ts';
import { namesUnder, TARGETS, type Target } from './known-columns.ts';
import { areAtOneHour, areMidnights } from './midnights.ts';
import { takeOnlyColumn } from './missing-fields.ts';
import { nameVenue, nameVenueByInstitution } from './name-venue.ts';
import { text } from './row.ts';
import type { TableMapping, TableOptions } from './table-options.ts';
import { fieldByValues, isNeverTime, rateFit } from './value-fit.ts';

interface Candidate {
  target: Target;
  column: string;
  confidence: number;
}

const foldHeader = (name: string): string => foldText(name.replaceAll(/[_./-]+/g, ' '));

export type PlanOptions = Pick<TableOptions, 'map' | 'timezone'>;

/**
 * A stated mapping comes first, then our own names, then the names of known exports, then what the
 * words of a name mean. The values of `sample` decide between columns. A column is used once.
 */
export function planColumns(
  header: readonly string[],
  { map = {}, timezone }: PlanOptions = {},
  sample: readonly Fields[] = [],
): ColumnPlan {
  const plan = createPlan(header, map, sample);
  for (const candidate of findCandidates(header, sample)) plan.offer(candidate);
  return plan.finish(sample, timezone);
}

const MAX_FALLBACKS = 3;
const FALLBACK_CONFIDENCE = 0.6;
// The name of a calendar or a category is no title of an event.
const TITLE_FALLBACK = 0.8;
const RIVAL_DISTANCE = 0.08;
// A second column of these is another fact, or a list that is read as a whole.
const SINGLE: ReadonlySet<Target> = new Set([
  ...(['source_id', 'series_id', 'category', 'artists', 'tags', 'genres', 'price_min'] as const),
  ...(['price_max', 'start_time', 'end_time', 'end_date', 'end_local', 'start_year'] as const),
  ...(['start_month', 'status', 'cancelled', 'postponed', 'sold_out', 'online'] as const),
  ...(['lat', 'lng', 'location'] as const),
]);

function createPlan(header: readonly string[], mapping: TableMapping, sample: readonly Fields[]) {
  const sources = new Map<Target, ColumnSource>();
  const confidence = new Map<Target, number>();
  const rivals: ColumnPlan['rivals'] = [];
  const used = new Set<string>();
  for (const [target, columns] of readMapping(header, mapping)) {
    sources.set(target, columns);
    confidence.set(target, 1);
    for (const column of columns.flat()) used.add(column);
  }
  const stated = new Set(sources.keys());

  function offer({ target, column, confidence: probability }: Candidate): void {
    if (used.has(column) || stated.has(target)) return;
    const known = sources.get(target);
    const best = confidence.get(target) ?? 0;
    if (known === undefined) {
      sources.set(target, [[column]]);
      confidence.set(target, probability);
      used.add(column);
      return;
    }
    const [before = []] = known;
    if (areLines(before.at(-1) ?? '', column)) {
      sources.set(target, [[...before, column]]);
      used.add(column);
      return;
    }
    const canFallBack = known.length < MAX_FALLBACKS && probability >= leastFor(target);
    if (canFallBack && isFallback(target, [...known.flat(), column], sample)) {
      sources.set(target, [...known, [column]]);
      used.add(column);
    }
    if (best < OWN_NAME && best - probability < RIVAL_DISTANCE && isStart(target, column))
      rivals.push({ target, columns: [...known.flat(), column] });
  }

  function finish(sample: readonly Fields[], timezone: string | undefined): ColumnPlan {
    if (!stated.has('title')) nameByArtists(sources, confidence);
    nameByDescription(sources, confidence, sample);
    // A room is the place only if nothing else is.
    const isPlaced = sources.has('location') || sources.has('address');
    if ((confidence.get('venue_name') ?? 1) < ROOM && isPlaced) sources.delete('venue_name');
    nameVenue(sources, sample);
    nameVenueByInstitution(sources, { header, sample });
    joinParts(sources, { used, header, sample });
    preferFullDates(sources, { used, header, sample });
    preferHours(sources, sample);
    const taken = new Set([...sources.values()].flat(2));
    takeOnlyColumn(sources, confidence, { used: new Set([...used, ...taken]), header, sample });
    for (const name of [...sources.values()].flat(2)) used.add(name);
    return {
      ...{ sources, confidence },
      rivals: rivals.filter(({ columns }) => !areEqualTimes(columns, sample)),
      ...splitUnused(header.filter((name) => !used.has(name))),
      hasMidnights: areMidnights(sources, { sample, timezone }),
      isAtOneHour: areAtOneHour(sources, sample),
      constantOffset: findConstantOffset(sources, sample),
      halves: findHalves(sources, sample),
    };
  }
  return { offer, finish };
}

/** An event without a title has the names of its artists. */
function nameByArtists(sources: Map<Target, ColumnSource>, confidence: Map<Target, number>): void {
  const artists = sources.get('artists');
  if (!artists) return;
  const hasTeams = sources.has('home_team') && sources.has('away_team');
  if (!hasTeams) sources.set('title', [...(sources.get('title') ?? []), ...artists]);
  if (!confidence.has('title')) confidence.set('title', ARTIST_AS_TITLE);
}

const splitUnused = (names: string[]): Pick<ColumnPlan, 'ignored' | 'support'> => ({
  ignored: names.filter((name) => !isSupport(name)),
  support: names.filter(isSupport),
});

const isSupport = (name: string): boolean =>
  nameMeanings(name)?.readings.some(
    (reading) =>
      reading.has('support') &&
      [...reading].every((each) => each === 'support' || each === 'artist' || each === 'name'),
  ) ?? false;

const leastFor = (target: Target) => (target === 'title' ? TITLE_FALLBACK : FALLBACK_CONFIDENCE);

/** Records of one list can have "end" or "endDateTime": no record has both. */
const isFallback = (
  target: Target,
  columns: readonly string[],
  sample: readonly Fields[],
): boolean =>
  !SINGLE.has(target) ||
  (TIME.test(target) &&
    sample.every((record) => columns.filter((name) => text(record[name]) !== null).length < 2));

/** A time for readers is no rival of the one for programs. */
const isStart = (target: Target, column: string): boolean =>
  START.has(target) && !DISPLAYED.test(column);

/** The stated columns that the header has. */
function readMapping(header: readonly string[], mapping: TableMapping): [Target, ColumnSource][] {
  const byKey = new Map(header.map((name) => [foldHeader(name), name]));
  return Object.entries(mapping).flatMap(([target, stated]): [Target, ColumnSource][] => {
    const columns = toSource(stated)
      .map((names) => names.flatMap((name) => byKey.get(foldHeader(name)) ?? []))
      .filter((names) => names.length > 0);
    return columns.length === 0 || !isTarget(target) ? [] : [[target, columns]];
  });
}

/** A short description is the title of records that have no other: "Open day, with music". */
function nameByDescription(
  sources: Map<Target, ColumnSource>,
  confidence: Map<Target, number>,
  sample: readonly Fields[],
): void {
  const [column] = sources.get('description')?.[0] ?? [];
  const isDated = ['start_date', 'start_local', 'start_utc'].some((start) =>
    sources.has(start as Target),
  );
  if (sources.has('title') || sources.has('home_team') || !isDated || column === undefined) return;
  if (NOTE.test(column)) return;
  const texts = sample.map((record) => text(record[column]) ?? '');
  if (
    !texts.some(Boolean) ||
    !texts.every((each) => each.length <= MAX_TITLE && !each.includes('\n'))
  )
    return;
  sources.set('title', [[column]]);
  sources.delete('description');
  confidence.set('title', ARTIST_AS_TITLE);
}

// "Free entry" is a note on an event, and no title.
const NOTE = /(?:^|[^a-z])not(?:e|es|iz|izen|as?)$|remark|bemerk|remarque|observa|poznam/i;
const MAX_TITLE = 120;
const ROOM = 0.5;

/** "Address line 1" and "Address line 2" are one text. */
const areLines = (one: string, other: string): boolean =>
  /\d$/.test(one) && one !== other && one.replace(/\d$/, '') === other.replace(/\d$/, '');

/** A list of names is joined. */
const toSource = (stated: readonly string[] | ColumnSource): ColumnSource =>
  stated.every((names) => typeof names === 'string')
    ? [stated.filter((names) => typeof names === 'string')]
    : stated.filter((names) => typeof names !== 'string');

const START: ReadonlySet<Target> = new Set(['start_date', 'start_local', 'start_utc']);
const OWN_NAME = 1;
const ARTIST_AS_TITLE = 0.6;
const isTarget = (name: string): name is Target => TARGETS.some((target) => target === name);

function findCandidates(header: readonly string[], sample: readonly Fields[]): Candidate[] {
  const folded = header.map((column) => ({ column, key: foldHeader(column) }));
  const own = new Map(TARGETS.map((target) => [foldHeader(target), target]));
  const hasOwn = (name: string) => folded.some(({ key }) => key === foldHeader(name));
  // A table with our names has no others: its "id" or "type" can mean anything.
  const isOurs = hasOwn('title') && (hasOwn('start_local') || hasOwn('start_utc'));
  const addressed = new Set(
    header.filter((name) => guessFields(name)[0]?.target === 'address').map(outerName),
  );
  const isPost = hasOwn('date gmt') && hasOwn('modified gmt');
  const candidates = folded.flatMap(({ column, key }): Candidate[] => {
    // WordPress states when a record was published as its date.
    if (isPost && /^date(?: gmt)?$/.test(key)) return [];
    const target = own.get(key);
    if (isOurs) return target ? [{ target, column, confidence: OWN_NAME }] : [];
    const values = sample.map((record) => record[column]);
    if (isWeekdayColumn(column, sample)) return [];
    const guesses = [
      ...(target ? [{ target, confidence: OWN_NAME }] : []),
      ...exportGuesses(key).filter((guess) => START.has(guess.target) || canBe(guess, values)),
      ...guessFields(column).filter((guess) => canBe(guess, values)),
    ];
    return guesses.flatMap((guess) => {
      const fitting = fieldByValues(guess.target, values);
      // "9" is a part of a time: the hour next to columns of minutes and AM or PM.
      if (WHOLE_TIME.test(fitting) && areSmallNumbers(values)) return [];
      return {
        column,
        target: fitting,
        confidence: Math.max(
          fitting === 'venue_name' &&
            guess.confidence >= PLACE_NAME &&
            addressed.has(outerName(column))
            ? ADDRESSED_VENUE
            : 0,
          // A value that does not fit its name is refused with the name.
          guess.confidence >= EXPORT_NAME / 2 && TIME.test(fitting) ? MIN_CONFIDENCE : 0,
          guess.confidence * (MIN_FIT + (1 - MIN_FIT) * rateFit(fitting, values)),
        ),
      };
    });
  });
  return candidates
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .sort((one, other) => other.confidence - one.confidence);
}

/** "to: Everyone" states no end: a time has a date or an hour in at least one record. */
const canBe = ({ target }: { target: Target }, values: readonly unknown[]): boolean => {
  const fitting = fieldByValues(target, values);
  return !TIME.test(fitting) || !isNeverTime(fitting, values);
};

/** Of two places, the one with an address is the venue, and the other one is its town. */
const ADDRESSED_VENUE = 0.97;
const PLACE_NAME = 0.8;
const outerName = (name: string): string => name.slice(0, name.lastIndexOf('.') + 1);
const TIME = /^(?:start|end)_/;
const WHOLE_TIME = /^(?:start|end)_(?:local|utc)$/;
const areSmallNumbers = (values: readonly unknown[]): boolean => {
  const stated = values.flatMap((value) => text(value) ?? []);
  return stated.length > 0 && stated.every((value) => /^\d{1,2}$/.test(value));
};
const MIN_FIT = 0.3;
const EXPORT_NAME = 0.98;
const EXPORT_STEP = 0.004;

/** The names of known exports, the best first. */
const exportGuesses = (key: string) =>
  TARGETS.flatMap((target) => {
    const index = namesUnder(target).indexOf(key);
    return index === -1 ? [] : [{ target, confidence: EXPORT_NAME - EXPORT_STEP * index }];
  });

/** Returns the columns that a mapping names and the header lacks. */
export const missingColumns = (header: readonly string[], mapping: TableMapping = {}): string[] => {
  const keys = new Set(header.map(foldHeader));
  return Object.values(mapping).flatMap((names) =>
    toSource(names)
      .flat()
      .filter((name) => !keys.has(foldHeader(name))),
  );
};

/** "Start Date + Start Time", "name or title". */
export const printSource = (source: ColumnSource): string =>
  source.map((columns) => columns.join(' + ')).join(' or ');

export const reportColumns = (
  header: readonly string[],
  { sources, ignored }: ColumnPlan,
): ColumnReport => ({
  found: [...header],
  mapped: Object.fromEntries([...sources].map(([target, source]) => [target, printSource(source)])),
  ignored,
});
