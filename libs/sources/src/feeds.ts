import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { FORMAT_NAMES } from './formats.ts';
import { isEncoding } from './reading/stated-encoding.ts';
import { SourceDefaults } from './settings/source-defaults.ts';
import { DateOrder } from './tables/date-order.ts';
import { TableMapping } from './tables/table-options.ts';

export const Feed = z.strictObject({
  name: z.string().min(1).max(80),
  title: z.string().min(1),
  format: z.enum(FORMAT_NAMES, { error: `must be one of ${FORMAT_NAMES.join(', ')}` }),
  /** The public feed. Null if it no longer exists. */
  location: z.url({ protocol: /^(?:https?|webcals?)$/ }).nullable(),
  /** The copy bundled with Marquee. Null if there is none. */
  sample: z.string().nullable().default(null),
  trust: z.int().min(0).max(100),
  schedule: z.enum(['hourly', 'daily', 'weekly']).nullable(),
  licence: z.string().nullable().default(null),
  attribution: z.string().nullable().default(null),
  /** Licence of the images that the source names. Without it, they are not shown. */
  image_licence: z.string().min(1).max(200).optional(),
  /** Default: the attribution of the source. */
  image_attribution: z.string().min(1).max(500).optional(),
  url: z.url().nullable().default(null),
  /**
   * Why robots.txt is not read: the owner agrees, or the documentation of the system invites
   * programs.
   */
  robots: z.enum(['owner', 'documented']).optional(),
  /** Each read is the complete list of the source. */
  full: z.boolean().optional(),
  ...SourceDefaults.shape,
  /** For tables: which of its columns are ours, and the order of day, month and year. */
  map: TableMapping.optional(),
  date_order: DateOrder.optional(),
  /** For rows of open data: values of columns that mark rows which are no events for the public. */
  drop: z.record(z.string().min(1), z.array(z.string())).optional(),
  /** For workbooks: the name of the sheet. */
  sheet: z.string().min(1).max(100).optional(),
  /** The encoding of the texts, if the content does not show it. */
  encoding: z.string().refine(isEncoding, 'must be the name of an encoding').optional(),
  /** For JSON and YAML: the path of the list. */
  list: z.string().min(1).max(200).optional(),
});
/** A regularly read source, as listed in sources.json. */
export type Feed = z.infer<typeof Feed>;

/**
 * Returns what ingest registers of a source. A licence that the file no longer states is no longer
 * given.
 */
export const toSourceTerms = (feed: Feed) => ({
  name: feed.name,
  title: feed.title,
  url: feed.url,
  licence: feed.licence,
  attribution: feed.attribution,
  imageLicence: feed.image_licence ?? null,
  imageAttribution: feed.image_attribution ?? null,
  trust: feed.trust,
});

/** An entry of sources.json that cannot be used. */
export interface InvalidFeed {
  /** The name of the entry, or its position. */
  name: string;
  problem: string;
}

/** Reads sources.json. Throws an Error that names the first invalid entry and field. */
export async function readFeeds(file: string): Promise<Feed[]> {
  const { feeds, invalid } = await readFeedEntries(file);
  const [first] = invalid;
  if (first) throw new Error(first.problem);
  return feeds;
}

/**
 * Reads sources.json entry by entry, so an invalid one affects no other. Throws an Error if the
 * file is not a list.
 */
export async function readFeedEntries(
  file: string,
): Promise<{ feeds: Feed[]; invalid: InvalidFeed[] }> {
  const entries = z.array(z.unknown()).safeParse(await parseFile(file));
  if (!entries.success) throw new Error(`${file} must be a list of feeds.`);
  const feeds = new Map<string, Feed>();
  const invalid: InvalidFeed[] = [];
  for (const [index, entry] of entries.data.entries()) {
    const result = Feed.safeParse(entry);
    if (result.success && !feeds.has(result.data.name)) feeds.set(result.data.name, result.data);
    else
      invalid.push({
        name: toEntryName(entry, index),
        problem: `${file}: ${describeProblem(result.error, index)}`,
      });
  }
  return { feeds: [...feeds.values()], invalid };
}

async function parseFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON.`, { cause: error });
  }
}

function toEntryName(entry: unknown, index: number): string {
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : null;
  return typeof name === 'string' && name !== '' ? name.slice(0, 80) : `entry ${String(index)}`;
}

function describeProblem(error: z.ZodError | undefined, index: number): string {
  const [issue] = error?.issues ?? [];
  if (!issue) return `${String(index)}.name is used by an earlier entry.`;
  return `${[index, ...issue.path].join('.')} ${issue.message}`;
}
