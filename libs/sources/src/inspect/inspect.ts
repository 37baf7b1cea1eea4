import { Readable } from 'node:stream';
import { readerFor, type EventFormatName } from '../formats.ts';
import type { RawEvent, SourceFile } from '../raw-event.ts';
import type { Fields } from '../reading/record.ts';
import type { SourceDefaults } from '../settings/source-defaults.ts';
import { printSource } from '../tables/column-plan.ts';
import { TableMappingText, type PlannedTable, type TableOptions } from '../tables/table-options.ts';
import { readRow } from '../tables/table-rows.ts';
import { detectKind, type FileKind } from './detect-kind.ts';
import { findDoubts, type Doubt } from './find-doubts.ts';

export interface FieldMapping {
  field: string;
  /** "Start Date + Start Time", "name or title" */
  columns: string;
  /** 0 to 1, 1 if it is stated. */
  confidence: number;
}

export interface Inspection {
  kind: FileKind;
  /** The path of the list in JSON or YAML. */
  list: string | null;
  mapping: FieldMapping[];
  ignored: string[];
  /**
   * Random records, with the event that is read from each. The source is null for calendars and
   * pages.
   */
  samples: { source: Fields | null; event: RawEvent | { unreadable: string } }[];
  read: number;
  refused: { count: number; reasons: Record<string, number> };
  doubts: Doubt[];
  /** The command that ingests the file, after `npm run ingest --`. */
  command: string;
}

export interface InspectOptions {
  table?: TableOptions;
  defaults?: SourceDefaults;
  format?: EventFormatName;
  /** The address or path, for the command. */
  location?: string;
  /** 0 to 1, for the choice of samples. */
  random?: () => number;
}

const HEAD_BYTES = 16_384;
const MAX_RECORDS = 20_000;
const SAMPLES = 10;

/**
 * Returns what a file is, where its events are, and which of its members becomes which field, with
 * what is doubtful.
 */
export async function inspect(
  { bytes, ...file }: Omit<SourceFile, 'content'> & { bytes: Buffer },
  options: InspectOptions = {},
): Promise<Inspection> {
  const kind = detectKind(bytes.subarray(0, HEAD_BYTES));
  const read = await readerFor(options.format ?? 'auto');
  let planned: PlannedTable | undefined;
  const onPlan = (found: PlannedTable) => {
    planned ??= found;
  };
  const events = createSample(options.random ?? Math.random);
  const reasons = new Map<string, number>();
  let count = 0;
  const { language, timezone } = options.defaults ?? {};
  const table = { ...options.table, language, timezone };
  for await (const record of read(oneFile(bytes, file), { ...table, onPlan })) {
    if (!('title' in record || 'unreadable' in record)) continue;
    if (++count > MAX_RECORDS) break;
    if ('title' in record) events.add(record);
    else reasons.set(record.unreadable, (reasons.get(record.unreadable) ?? 0) + 1);
  }
  const refused = [...reasons.values()].reduce((sum, each) => sum + each, 0);
  const found = {
    ...{ kind, list: planned?.list ?? null, read: count },
    mapping: planned ? toMapping(planned) : [],
    ignored: planned?.plan.ignored ?? [],
    samples: planned ? rowSamples(planned, options) : events.items.map(withoutSource),
    refused: { count: refused, reasons: Object.fromEntries(reasons) },
  };
  const doubts = findDoubts(found, { planned, events: events.items, defaults: options.defaults });
  const map = planned ? printMap(planned, options.table) : null;
  return { ...found, doubts, command: toCommand({ ...found, map }, options, file.name) };
}

async function* oneFile(
  bytes: Buffer,
  file: Omit<SourceFile, 'content'>,
): AsyncGenerator<SourceFile> {
  yield { ...file, content: Readable.from([bytes]) };
}

const withoutSource = (event: RawEvent) => ({ source: null, event });

/** Retains a random sample of a stream. */
function createSample(random: () => number) {
  const items: RawEvent[] = [];
  let seen = 0;
  function add(item: RawEvent): void {
    seen++;
    if (items.length < SAMPLES) items.push(item);
    else {
      const at = Math.floor(random() * seen);
      if (at < SAMPLES) items[at] = item;
    }
  }
  return { items, add };
}

const toMapping = ({ plan }: PlannedTable): FieldMapping[] =>
  [...plan.sources].map(([field, source]) => ({
    field,
    columns: printSource(source),
    confidence: Math.round((plan.confidence.get(field) ?? 1) * 100) / 100,
  }));

/**
 * The mapping that the names of the columns do not state by themselves, as `--map` has it. Null if
 * they all do.
 */
function printMap({ plan }: PlannedTable, table: InspectOptions['table']): string | null {
  const pairs = [...plan.sources].flatMap(([field, source]) => {
    const isGuessed = (plan.confidence.get(field) ?? 1) < 1 || table?.map?.[field] !== undefined;
    const value = source.map((columns) => columns.map(quoteColumn).join('+')).join('|');
    const text = `${field}=${value}`;
    return isGuessed && TableMappingText.safeParse(text).success ? [text] : [];
  });
  return pairs.length === 0 ? null : pairs.join(',');
}

const quoteColumn = (name: string): string =>
  /^[\p{L}\p{N}_.]+$/u.test(name) ? name : `"${name}"`;

function rowSamples(
  { plan, sample }: PlannedTable,
  { table, random = Math.random }: InspectOptions,
): Inspection['samples'] {
  const rows = [...sample];
  while (rows.length > SAMPLES) rows.splice(Math.floor(random() * rows.length), 1);
  return rows.map((source) => {
    const event = readRow(source, plan, { where: '', order: table?.date_order });
    return {
      source,
      event: 'unreadable' in event ? { unreadable: event.unreadable } : event,
    };
  });
}

function toCommand(
  { kind, list, map }: Pick<Inspection, 'kind' | 'list'> & { map: string | null },
  { location, table, defaults = {} }: InspectOptions,
  name: string,
): string {
  const format = kind === 'json' ? 'ndjson' : kind;
  const settings = Object.entries(defaults).flatMap(([key, value]) =>
    typeof value === 'string' ? [`--${key} ${quote(value)}`] : [],
  );
  const isNested = list !== null && !['(list)', '0'].includes(list) && table?.list !== undefined;
  return [
    `${format} ${quote(location ?? name)} --source NAME`,
    ...settings,
    ...(isNested ? [`--list ${quote(list)}`] : []),
    ...(map === null ? [] : [`--map ${quote(map)}`]),
    ...(table?.date_order === undefined ? [] : [`--date-order ${table.date_order}`]),
    ...(table?.sheet === undefined ? [] : [`--sheet ${quote(table.sheet)}`]),
    ...(table?.encoding === undefined ? [] : [`--encoding ${table.encoding}`]),
  ].join(' ');
}

const quote = (text: string): string =>
  /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
