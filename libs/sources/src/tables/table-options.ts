import { z } from 'zod';
import type { Fields } from '../reading/record.ts';
import { stated } from '../settings/stated.ts';
import type { ColumnReport } from './column-report.ts';
import type { ColumnPlan, ColumnSource } from './column-sources.ts';
import type { DateOrder } from './date-order.ts';
import { TARGETS, type Target } from './known-columns.ts';

/**
 * Our column and the columns of the table that make it up: the first alternative with a value
 * counts, and its columns are joined.
 */
export type TableMapping = Partial<Record<Target, readonly string[] | ColumnSource>>;

/**
 * Values of columns that mark rows which are no events for the public: `{"event_type":
 * ["Construction"]}`.
 */
export type DroppedValues = Readonly<Record<string, readonly string[]>>;

export interface PlannedTable {
  plan: ColumnPlan;
  sample: readonly Fields[];
  /** The path of the list in a document. */
  list?: string;
}

export interface TableOptions {
  map?: TableMapping | undefined;
  date_order?: DateOrder | undefined;
  /** The sheet of a workbook, by name. Default: the first visible one. */
  sheet?: string | undefined;
  /** For rows of open data: values of columns that mark rows which are no events for the public. */
  drop?: DroppedValues | undefined;
  /** The encoding of the texts. Default: the one that the content shows. */
  encoding?: string | undefined;
  /** The list of a JSON or YAML file, by its path. Default: the one with the most events. */
  list?: string | undefined;
  /** The language in which texts are preferred. It also decides between encodings. */
  language?: string | undefined;
  /** The time zone of the source, for times whose rows state none. */
  timezone?: string | undefined;
  /** Called once per table with its columns. */
  onColumns?: (columns: ColumnReport) => void;
  /** Called once per table with what its columns mean, and some of its rows. */
  onPlan?: (planned: PlannedTable) => void;
}

/** Picks the options of tables from settings that contain more. */
export const pickTableOptions = (settings: TableOptions): TableOptions => ({
  map: settings.map,
  date_order: settings.date_order,
  sheet: settings.sheet,
  drop: settings.drop,
  encoding: settings.encoding,
  list: settings.list,
  language: settings.language,
  timezone: settings.timezone,
});

const isTarget = (name: string): name is Target => TARGETS.some((target) => target === name);

const Joined = z.array(z.string().min(1)).min(1);
const Columns = z.union([
  z.string().min(1).transform(splitAlternatives),
  Joined,
  z.array(Joined).min(1),
]);

/** `{"title": "Subject|Name", "start_local": ["Start Date", "Start Time"]}` */
export const TableMapping: z.ZodType<TableMapping> = z
  .record(z.string(), Columns)
  .superRefine((mapping, context) => {
    const unknown = Object.keys(mapping).find((name) => !isTarget(name));
    if (unknown !== undefined)
      context.addIssue({
        code: 'custom',
        message: `has no column "${unknown}". Columns: ${TARGETS.join(', ')}`,
      });
  });

/** `title=Subject,start_local="Start Date"+"Start Time"` */
export const TableMappingText = stated(
  parseAssignments,
  'must be written as column=Header, column="Header 1"+"Header 2" or column=Header|"Other header"',
).transform((mapping, context) => {
  const result = TableMapping.safeParse(mapping);
  if (result.success) return result.data;
  context.addIssue({ code: 'custom', message: result.error.issues[0]?.message ?? 'is invalid' });
  return z.NEVER;
});

function parseAssignments(text: string): Record<string, string[] | string[][]> | null {
  const assignments = text.match(/(?:"[^"]*"|[^",])+/g) ?? [];
  const parts = assignments.map((assignment) => /^\s*(\w+)\s*=(.+)$/s.exec(assignment));
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  const pairs = parts.map((part): [string, string[] | string[][]] => [
    part?.[1] ?? '',
    splitAlternatives(part?.[2] ?? ''),
  ]);
  return pairs.every(([, names]) => names.length > 0) ? Object.fromEntries(pairs) : null;
}

/**
 * Splits `Name|"First name"+"Last name"` at `|` and `+` outside quotes. One alternative is a plain
 * list.
 */
function splitAlternatives(text: string): string[] | string[][] {
  const alternatives = (text.match(/(?:"[^"]*"|[^"|])+/g) ?? [])
    .map((names) =>
      (names.match(/(?:"[^"]*"|[^"+])+/g) ?? []).map(unquoted).filter((name) => name !== ''),
    )
    .filter((names) => names.length > 0);
  return alternatives.length > 1 ? alternatives : (alternatives[0] ?? []);
}

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim();
}
