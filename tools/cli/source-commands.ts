import {
  createIngestRunRepository,
  createSourceRepository,
  type Database,
  type IngestRun,
} from '@marquee/database';
import { requireSource } from '@marquee/operations/operators';
import { UsageError } from './usage-error.ts';

export const SOURCE_USAGE = `{program} source list                                lists the sources with their listings, last run and pause
{program} source show NAME                           shows a source and its last run
{program} source runs NAME [--limit N]               lists its runs with counts, duration and reasons (default: 50)
{program} source rejected NAME [--run ID]            lists up to 1,000 rejected records of its last run, or of another one
{program} source pause NAME                          scheduled runs and \`ingest -- run\` skip the source
{program} source resume NAME                         reverses a pause
{program} source remove NAME [--dry-run]             removes the source with its listings and articles, and the venues and artists
                                                     that only it names; --dry-run: only counts. Remove it from sources.json first`;

export interface SourceOptions {
  limit: number;
  run?: number | undefined;
}

type SourceCommand = (database: Database, name: string, options: SourceOptions) => Promise<object>;

export async function listSources(database: Database): Promise<object> {
  return { sources: await createSourceRepository(database).list() };
}

/** The commands that show one source, by their second word. */
export const SOURCE_COMMANDS = {
  show: async (database, name) => {
    const source = await requireSource(database, name);
    const [run] = await createIngestRunRepository(database).list(name, 1);
    return { ...source, last_run: run ? toRunSummary(run) : null };
  },
  runs: async (database, name, { limit }) => {
    await requireSource(database, name);
    return {
      runs: (await createIngestRunRepository(database).list(name, limit)).map(toRunSummary),
    };
  },
  rejected: async (database, name, { run }) => {
    await requireSource(database, name);
    const rejected = await createIngestRunRepository(database).listRejected(name, run);
    if (rejected === null)
      throw new UsageError('The source has no such run. `source runs` lists them.');
    return { rejected };
  },
} as const satisfies Record<string, SourceCommand>;

function toRunSummary({ id, started_at, ended_at, failure, report }: IngestRun) {
  const outcome =
    failure !== null ? 'failed' : ended_at === null ? 'active or killed' : 'completed';
  const counts = typeof report === 'object' && report !== null ? report : {};
  return { id, started_at, ended_at, outcome, ...(failure !== null && { failure }), ...counts };
}
