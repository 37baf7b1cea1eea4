import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '@marquee/database';
import { languageTag } from '@marquee/domain';
import { INGEST_ENVIRONMENT, parseEnvironment } from '@marquee/http/settings';
import {
  FORMAT_NAMES,
  ingestLocation,
  isFormatName,
  readFeeds,
  type IngestLocationOptions,
  type IngestReport,
} from '@marquee/ingest';
import { sourceAccess } from '@marquee/ingest/settings';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import { loadGazetteer, SOURCES_FILE } from '../sample-catalogue.ts';
import { printReport, progressBar } from './ingest-output.ts';
import type { CommandContext } from './run-cli.ts';
import { UsageError } from './usage-error.ts';

export const USAGE = `{program} <format> <file|folder|url|-> --source NAME [options]
{program} run [NAME]        the feeds of sources.json, or one of them

Formats: ${FORMAT_NAMES.join(' ')}

  --source NAME   the name under which the catalogue keeps where facts came from
  --full          this is the source's complete list: withdraw what it no longer holds
  --dry-run       read and check, write nothing
  --limit N       read at most N records
  --lang TAG      the language of articles that name none (BCP 47)
  --strict        exit with 1 where a record was rejected
  --json          print the report as JSON
  --help

Exit code: 0; 1 where it failed (or, with --strict, where records were rejected); 2 for unusable arguments.`;

type Job = Pick<IngestLocationOptions, 'source' | 'format' | 'location' | 'versionsFolder'>;

/** Reads a source into the catalogue, or the feeds of sources.json. Returns the exit code. */
export async function run({ args, environment, openDatabase }: CommandContext): Promise<number> {
  const { values, positionals } = readArguments(args);
  const jobs = await jobsOf(positionals, values.source, environment);
  const options = {
    access: sourceAccess(parseEnvironment(z.object(INGEST_ENVIRONMENT), environment)),
    full: values.full,
    dryRun: values['dry-run'],
    ...(values.limit !== undefined && { limit: wholeNumber(values.limit) }),
    ...(values.lang !== undefined && { lang: languageIn(values.lang) }),
  };
  // An exit, not a sudden end: the embedded PostgreSQL is told of it. What was read is kept; the next run goes on.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const { url, release } = await openDatabase(environment);
  const database = connectDatabase({ url, name: 'marquee-ingest', poolSize: 3, statementTimeoutMs: 120_000 });
  try {
    if (!values['dry-run']) await loadGazetteer(database); // a catalogue that was never started has no countries
    const reports: IngestReport[] = [];
    for (const job of jobs) {
      const bar = progressBar(job.source.name, !values.json);
      reports.push(await ingestLocation(database, { ...job, ...options, onProgress: bar.update }).finally(bar.stop));
    }
    printReport(reports, values.json);
    return values.strict && reports.some(({ rejected }) => rejected > 0) ? 1 : 0;
  } finally {
    await database.close();
    await release();
  }
}

function readArguments(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        limit: { type: 'string' },
        lang: { type: 'string' },
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

async function jobsOf(
  [first, second, ...rest]: string[],
  source: string | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<Job[]> {
  if (first === undefined) throw new UsageError('Say a format and where to read, or `run`.');
  if (rest.length > 0) throw new UsageError(`Too many arguments: ${rest.join(' ')}`);
  if (first === 'run') return feedJobs(second, environment);
  if (!isFormatName(first)) throw new UsageError(`"${first}" is no format. Known are ${FORMAT_NAMES.join(', ')}.`);
  if (second === undefined)
    throw new UsageError('Say where to read: a file, a folder, a URL, or - for standard input.');
  if (!source || source.length > 80)
    throw new UsageError('Say --source NAME (1 to 80 characters): the catalogue keeps where facts came from.');
  return [{ source: { name: source }, format: first, location: second }];
}

async function feedJobs(name: string | undefined, environment: NodeJS.ProcessEnv): Promise<Job[]> {
  const feeds = (await readFeeds(environment['SOURCES_FILE'] ?? SOURCES_FILE)).filter(
    (feed) => feed.location !== null && (name === undefined || feed.name === name),
  );
  if (feeds.length === 0)
    throw new UsageError(`sources.json has no feed${name === undefined ? '' : ` "${name}"`} that can be read.`);
  return feeds.map(({ name, title, url, licence, attribution, trust, format, location }) => ({
    source: { name, title, url, licence, attribution, trust },
    format,
    location: location ?? '',
    versionsFolder: join(dataFolder(environment), 'feeds'),
  }));
}

function languageIn(text: string): string {
  const tag = languageTag(text);
  if (!tag) throw new UsageError('--lang takes a BCP 47 language tag, e.g. en or pt-BR.');
  return tag;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError('--limit takes a whole number.');
  return Number(text);
}
