import { foldText } from '@marquee/domain';
import { guessFields, MIN_CONFIDENCE } from '../fields/field-rules.ts';
import type { Fields } from '../reading/record.ts';
import type { ColumnReport } from './column-report.ts';
import type { ColumnPlan, ColumnSource } from './column-sources.ts';
import { namesUnder, TARGETS, type Target } from './known-columns.ts';
import { text } from './row.ts';
import type { TableMapping } from './table-options.ts';
import { fieldByValues, rateFit } from './value-fit.ts';

interface Candidate {
  target: Target;
  column: string;
  confidence: number;
}

const foldHeader = (name: string): string => foldText(name.replaceAll(/[_./-]+/g, ' '));

/**
 * A stated mapping comes first, then our own names, then the names of known exports, then what the words of a name mean. The
 * values of `sample` decide between columns. A column is used once.
 */
export function planColumns(
  header: readonly string[],
  mapping: TableMapping = {},
  sample: readonly Fields[] = [],
): ColumnPlan {
  const plan = createPlan(header, mapping);
  for (const candidate of findCandidates(header, sample)) plan.offer(candidate);
  return plan.finish(sample);
}

const MAX_FALLBACKS = 3;
const FALLBACK_CONFIDENCE = 0.6;
const RIVAL_DISTANCE = 0.08;
// A second column of these is another fact, or a list that is read as a whole.
const SINGLE: ReadonlySet<Target> = new Set([
  ...(['source_id', 'series_id', 'category', 'artists', 'tags', 'genres', 'price_min'] as const),
  ...(['price_max', 'start_time', 'end_time', 'end_date', 'end_local', 'start_year'] as const),
  ...(['start_month', 'status', 'cancelled', 'online', 'lat', 'lng', 'location'] as const),
]);

function createPlan(header: readonly string[], mapping: TableMapping) {
  const sources = new Map<Target, ColumnSource>();
  const confidence = new Map<Target, number>();
  const rivals: ColumnPlan['rivals'] = [];
  const byKey = new Map(header.map((name) => [foldHeader(name), name]));
  const used = new Set<string>();
  for (const [target, stated] of Object.entries(mapping)) {
    const columns = toSource(stated).map((names) =>
      names.flatMap((name) => byKey.get(foldHeader(name)) ?? []),
    );
    if (columns.flat().length === 0 || !isTarget(target)) continue;
    sources.set(
      target,
      columns.filter((names) => names.length > 0),
    );
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
    if (!SINGLE.has(target) && known.length < MAX_FALLBACKS && probability >= FALLBACK_CONFIDENCE) {
      sources.set(target, [...known, [column]]);
      used.add(column);
    }
    if (START.has(target) && best < OWN_NAME && best - probability < RIVAL_DISTANCE)
      rivals.push({ target, columns: [...known.flat(), column] });
  }

  function finish(sample: readonly Fields[]): ColumnPlan {
    const artists = sources.get('artists');
    const hasTeams = sources.has('home_team') && sources.has('away_team');
    if (artists && !stated.has('title') && !hasTeams)
      sources.set('title', [...(sources.get('title') ?? []), ...artists]);
    if (!confidence.has('title') && artists) confidence.set('title', ARTIST_AS_TITLE);
    joinDateParts(sources, { used, header, sample });
    return { sources, confidence, rivals, ignored: header.filter((name) => !used.has(name)) };
  }
  return { offer, finish };
}

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

interface PartContext {
  used: Set<string>;
  header: readonly string[];
  sample: readonly Fields[];
}

/** Year, month and day can be columns of their own. */
function joinDateParts(
  sources: Map<Target, ColumnSource>,
  { used, header, sample }: PartContext,
): void {
  const [year, month] = [sources.get('start_year')?.[0], sources.get('start_month')?.[0]];
  sources.delete('start_year');
  sources.delete('start_month');
  if (sources.has('start_local') || !year || !month) return;
  const day = header.find((name) =>
    guessFields(name).some(
      ({ target, confidence }) => target === 'start_date' && confidence < DATE_NAME,
    ),
  );
  const isDay = day !== undefined && sample.every((record) => isDayNumber(record[day]));
  if (!isDay) return;
  sources.set('start_date', [[...year, ...month, day]]);
  used.add(day);
}

const DATE_NAME = 0.7;
const isDayNumber = (value: unknown): boolean => /^(?:\d{1,2})?$/.test(text(value) ?? '');

function findCandidates(header: readonly string[], sample: readonly Fields[]): Candidate[] {
  const folded = header.map((column) => ({ column, key: foldHeader(column) }));
  const own = new Map(TARGETS.map((target) => [foldHeader(target), target]));
  const hasOwn = (name: string) => folded.some(({ key }) => key === foldHeader(name));
  // A table with our names has no others: its "id" or "type" can mean anything.
  const isOurs = hasOwn('title') && (hasOwn('start_local') || hasOwn('start_utc'));
  const candidates = folded.flatMap(({ column, key }): Candidate[] => {
    const target = own.get(key);
    if (isOurs) return target ? [{ target, column, confidence: OWN_NAME }] : [];
    const values = sample.map((record) => record[column]);
    const guesses = [
      ...(target ? [{ target, confidence: OWN_NAME }] : []),
      ...exportGuesses(key),
      ...guessFields(column),
    ];
    return guesses.map((guess) => {
      const fitting = fieldByValues(guess.target, values);
      return {
        column,
        target: fitting,
        confidence: Math.max(
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

const TIME = /^(?:start|end)_/;
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
