import { parseArgs } from 'node:util';
import { connectDatabase, createSourceRepository, type Database } from '@marquee/database';
import { languageTag } from '@marquee/domain';
import { INGEST_ENVIRONMENT, parseEnvironment } from '@marquee/http/settings';
import { ingestLocation, isUsable } from '@marquee/ingest';
import { FORMAT_NAMES, isFormatName } from '@marquee/sources';
import { sourceAccess } from '@marquee/sources/settings';
import { z } from 'zod';
import { explainError } from '../start/explain-error.ts';
import { loadGazetteer, loadReferenceData } from '../start/sample-catalogue.ts';
import type { CommandContext } from './command-context.ts';
import { createFeedJobs, type Job } from './feed-jobs.ts';
import { find } from './find.ts';
import {
  printReport,
  createProgressBar,
  type FeedFailure,
  type FeedOutcome,
} from './ingest-output.ts';
import { isClear, runInspect } from './inspect-command.ts';
import { parseSettings, SETTING_OPTIONS, type SettingOptions } from './source-settings.ts';
import { UsageError } from './usage-error.ts';

export const USAGE = `{program} <file|folder|url|-> --source NAME [options]
{program} <format> <file|folder|url|-> --source NAME [options]
{program} inspect <file|url>  shows what a file is, its fields, ten records, what is unsure, and the command
{program} run [NAME]          ingests all feeds of sources.json and those whose key is set, or one
{program} find ADDRESS        looks for event feeds at a page or site, shows five events and the entry for sources.json

Without a format, the content of a file decides. If something is doubtful, nothing is read, and a question is printed.

Formats: ${FORMAT_NAMES.join(' ')}

  --source NAME   the name of the source in the catalogue
  --city NAME, --region NAME, --country CODE, --venue NAME, --timezone ZONE, --language TAG, --category NAME
                  what the records of this source have in common: fills in what a record lacks
  --trust N, --licence TEXT, --attribution TEXT
                  0 to 100, and what the licence of the source asks for
  --image-licence TEXT, --image-attribution TEXT
                  of the images that the source names; without a licence they are not shown
  --map LIST      for tables and JSON: title=Subject|Name,start_local="Start Date"+"Start Time", or a JSON file with such pairs
  --date-order X  for tables: what 05/06/2027 means: dmy, mdy or ymd
  --sheet NAME    for workbooks (xlsx): the sheet to read, if not the first visible one
  --list PATH     for JSON and YAML: the list to read, if not the one with the most events
  --encoding X    of the texts, if the content does not show it: windows-1251, iso-8859-2, …
  --full          the input is complete: withdraw events that it does not contain
  --allow-empty   with --full: the input may be empty
  --allow-shrink  with --full: more than half of the upcoming events may be missing
  --dry-run       read and validate only, and print the first five records
  --limit N       read at most N records
  --lang TAG      the language of articles without one (BCP 47)
  --strict        reject records with a doubt about place or time, and exit with 1 if a record was rejected
  --json          print the report as JSON
  --help

Exit code: 0 on success, 1 if a feed failed or no usable record was read (with --strict also if records were rejected), 2 for
invalid arguments.`;

type JobOptions = SettingOptions & { source?: string | undefined };

/** Ingests a source or the feeds in use. Returns the exit code. */
export async function run({ args, environment, openDatabase }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(args);
  if (positionals[0] === 'find') return find(positionals.slice(1), values, environment);
  const isRun = positionals[0] === 'run';
  const access = sourceAccess(parseEnvironment(z.object(INGEST_ENVIRONMENT), environment));
  if (positionals[0] === 'inspect') return runInspect(positionals.slice(1), values, access);
  const { jobs, failures } = await createJobs(positionals, values, environment);
  const [guessed] = jobs;
  if (guessed?.format === 'auto' && !isRun && !(await isClear(guessed, access))) return 2;
  const options = readOptions(values, environment);
  // process.exit runs the handler that stops the embedded PostgreSQL. The next run continues after
  // the ingested records.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const { url, release } = await openDatabase(environment);
  const database = connectDatabase({
    url,
    name: 'marquee-ingest',
    poolSize: 3,
    statementTimeoutMs: 120_000,
  });
  try {
    if (!values['dry-run']) {
      await loadGazetteer(database); // a new database has no countries
      await loadReferenceData(database);
    }
    const outcomes = [
      ...failures,
      ...(await ingestJobs(database, jobs, { ...values, isRun, options })),
    ];
    printReport(outcomes, values.json);
    return outcomes.every((outcome) => isSuccess(outcome, values)) ? 0 : 1;
  } finally {
    await database.close();
    await release();
  }
}

interface RunOptions {
  full: boolean;
  json: boolean;
  /** The feeds of sources.json are read, not a file or URL of the command line. */
  isRun: boolean;
  options: ReturnType<typeof readOptions>;
}

/**
 * Reads each feed. Of the feeds of sources.json, paused ones are skipped, and a failed one does not
 * end the run.
 */
async function ingestJobs(
  database: Database,
  jobs: Job[],
  { full, json, isRun, options }: RunOptions,
): Promise<FeedOutcome[]> {
  const outcomes: FeedOutcome[] = [];
  const paused = await createSourceRepository(database).listPaused();
  for (const job of jobs) {
    if (isRun && paused.has(job.source.name)) {
      console.error(`${job.source.name} is paused. Resume it with \`admin source resume\`.`);
      continue;
    }
    const bar = createProgressBar(job.source.name, !json);
    const report = ingestLocation(database, {
      ...options,
      ...job,
      full: full || (job.full ?? false),
      onProgress: bar.update,
    }).finally(bar.stop);
    outcomes.push(await (isRun ? report.catch((error: unknown) => toFailure(job, error)) : report));
  }
  return outcomes;
}

function readOptions(
  values: ReturnType<typeof parseArguments>['values'],
  environment: NodeJS.ProcessEnv,
) {
  return {
    access: sourceAccess(parseEnvironment(z.object(INGEST_ENVIRONMENT), environment)),
    allowEmpty: values['allow-empty'],
    ...(values['allow-shrink'] && { allowShrink: true }),
    strict: values.strict,
    dryRun: values['dry-run'],
    ...(values.limit !== undefined && { limit: parseWholeNumber(values.limit) }),
    ...(values.lang !== undefined && { lang: parseLanguage(values.lang) }),
  };
}

const toFailure = ({ source }: Job, error: unknown): FeedFailure => ({
  source: source.name,
  failed: explainError(error),
});

function isSuccess(
  outcome: FeedOutcome,
  options: { strict: boolean; 'allow-empty': boolean },
): boolean {
  if ('failed' in outcome) return false;
  if (options.strict && outcome.rejected > 0) return false;
  return isUsable(outcome) || (options['allow-empty'] && outcome.read === 0);
}

function parseArguments(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        limit: { type: 'string' },
        lang: { type: 'string' },
        ...SETTING_OPTIONS,
        full: flag,
        'allow-empty': flag,
        'allow-shrink': flag,
        'dry-run': flag,
        strict: flag,
        json: flag,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function createJobs(
  [first, second, ...rest]: string[],
  values: JobOptions,
  environment: NodeJS.ProcessEnv,
): Promise<{ jobs: Job[]; failures: FeedFailure[] }> {
  if (first === undefined)
    throw new UsageError('Name a file or URL, a format and a location, `inspect` or `run`.');
  if (rest.length > 0) throw new UsageError(`Too many arguments: ${rest.join(' ')}`);
  const { source, ...settings } = parseSettings(values);
  if (first === 'run') {
    if (Object.keys(values).some((option) => Object.hasOwn(SETTING_OPTIONS, option)))
      throw new UsageError('Write the settings of a feed into sources.json, not behind `run`.');
    return createFeedJobs(second, environment);
  }
  if (second !== undefined && !isFormatName(first))
    throw new UsageError(`Unknown format "${first}". Formats: ${FORMAT_NAMES.join(', ')}.`);
  if (second === undefined && isFormatName(first))
    throw new UsageError('Name a location: a file, a folder, a URL, or - for standard input.');
  if (!values.source || values.source.length > 80)
    throw new UsageError(
      'Set --source NAME (1 to 80 characters), the name of the source in the catalogue.',
    );
  const job = {
    source: { name: values.source, ...source },
    format: isFormatName(first) ? first : ('auto' as const),
    location: second ?? first,
    ...settings,
  };
  return { jobs: [job], failures: [] };
}

function parseLanguage(text: string): string {
  const tag = languageTag(text);
  if (!tag) throw new UsageError('--lang must be a BCP 47 language tag, e.g. en or pt-BR.');
  return tag;
}

function parseWholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError('--limit must be a whole number.');
  return Number(text);
}
