import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '@marquee/database';
import { languageTag } from '@marquee/domain';
import { INGEST_ENVIRONMENT, parseEnvironment } from '@marquee/http/settings';
import { ingestLocation, type IngestLocationOptions, type IngestReport } from '@marquee/ingest';
import { pickDefaults, FORMAT_NAMES, isFormatName, readFeeds } from '@marquee/sources';
import { sourceAccess } from '@marquee/sources/settings';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import { loadGazetteer, loadReferenceData, SOURCES_FILE } from '../sample-catalogue.ts';
import type { CommandContext } from './command-context.ts';
import { printReport, createProgressBar } from './ingest-output.ts';
import { parseSettings, SETTING_OPTIONS, type SettingOptions } from './source-settings.ts';
import { UsageError } from './usage-error.ts';

export const USAGE = `{program} <format> <file|folder|url|-> --source NAME [options]
{program} run [NAME]        ingests all feeds of sources.json, or one

Formats: ${FORMAT_NAMES.join(' ')}

  --source NAME   the name of the source in the catalogue
  --city NAME, --region NAME, --country CODE, --venue NAME, --timezone ZONE, --language TAG, --category NAME
                  what the records of this source have in common: fills in what a record lacks
  --trust N, --licence TEXT, --attribution TEXT
                  0 to 100, and what the licence of the source asks for
  --full          the input is complete: withdraw events that it does not contain
  --dry-run       read and validate only
  --limit N       read at most N records
  --lang TAG      the language of articles without one (BCP 47)
  --strict        exit with 1 if a record was rejected
  --json          print the report as JSON
  --help

Exit code: 0 on success, 1 on failure (with --strict also if records were rejected), 2 for invalid arguments.`;

type Job = Pick<IngestLocationOptions, 'source' | 'format' | 'location' | 'versionsFolder' | 'defaults'>;

type JobOptions = SettingOptions & { source?: string | undefined };

/** Ingests a source or the feeds of sources.json. Returns the exit code. */
export async function run({ args, environment, openDatabase }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(args);
  const jobs = await createJobs(positionals, values, environment);
  const options = {
    access: sourceAccess(parseEnvironment(z.object(INGEST_ENVIRONMENT), environment)),
    full: values.full,
    dryRun: values['dry-run'],
    ...(values.limit !== undefined && { limit: parseWholeNumber(values.limit) }),
    ...(values.lang !== undefined && { lang: parseLanguage(values.lang) }),
  };
  // process.exit runs the handler that stops the embedded PostgreSQL. The next run continues after the ingested records.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const { url, release } = await openDatabase(environment);
  const database = connectDatabase({ url, name: 'marquee-ingest', poolSize: 3, statementTimeoutMs: 120_000 });
  try {
    if (!values['dry-run']) {
      await loadGazetteer(database); // a new database has no countries
      await loadReferenceData(database);
    }
    const reports: IngestReport[] = [];
    for (const job of jobs) {
      const bar = createProgressBar(job.source.name, !values.json);
      reports.push(await ingestLocation(database, { ...job, ...options, onProgress: bar.update }).finally(bar.stop));
    }
    printReport(reports, values.json);
    return values.strict && reports.some(({ rejected }) => rejected > 0) ? 1 : 0;
  } finally {
    await database.close();
    await release();
  }
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
): Promise<Job[]> {
  if (first === undefined) throw new UsageError('Name a format and a location, or `run`.');
  if (rest.length > 0) throw new UsageError(`Too many arguments: ${rest.join(' ')}`);
  const { source, defaults } = parseSettings(values);
  if (first === 'run') {
    if (Object.keys(values).some((option) => Object.hasOwn(SETTING_OPTIONS, option)))
      throw new UsageError('Write the settings of a feed into sources.json, not behind `run`.');
    return createFeedJobs(second, environment);
  }
  if (!isFormatName(first)) throw new UsageError(`Unknown format "${first}". Formats: ${FORMAT_NAMES.join(', ')}.`);
  if (second === undefined) throw new UsageError('Name a location: a file, a folder, a URL, or - for standard input.');
  if (!values.source || values.source.length > 80)
    throw new UsageError('Set --source NAME (1 to 80 characters), the name of the source in the catalogue.');
  return [{ source: { name: values.source, ...source }, format: first, location: second, defaults }];
}

async function createFeedJobs(name: string | undefined, environment: NodeJS.ProcessEnv): Promise<Job[]> {
  const feeds = (await readFeeds(environment['SOURCES_FILE'] ?? SOURCES_FILE)).filter(
    (feed) => feed.location !== null && (name === undefined || feed.name === name),
  );
  if (feeds.length === 0)
    throw new UsageError(`sources.json has no feed${name === undefined ? '' : ` "${name}"`} with a location.`);
  return feeds.map(({ name, title, url, licence, attribution, trust, format, location, ...settings }) => ({
    source: { name, title, url, licence, attribution, trust },
    defaults: pickDefaults(settings),
    format,
    location: location ?? '',
    versionsFolder: join(dataFolder(environment), 'feeds'),
  }));
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
