import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  connectDatabase,
  createFeedStateRepository,
  type FeedState,
  type FeedStateRepository,
} from '@marquee/database';
import { INGEST_ENVIRONMENT, parseEnvironment } from '@marquee/http/settings';
import { checkFeed } from '@marquee/ingest';
import { covers, readRegistry, toFeed, type RegistryEntry } from '@marquee/sources';
import { sourceAccess } from '@marquee/sources/settings';
import { z } from 'zod';
import { dataFolder } from '../start/data-folder.ts';
import { SOURCES_FILE, REGISTRY_FOLDER } from '../start/sample-catalogue.ts';
import { bundleFeeds } from './bundle-feeds.ts';
import type { CommandContext } from './command-context.ts';
import { addEntry, disableFeed, enableFeed } from './feed-selection.ts';
import { UsageError } from './usage-error.ts';

export const USAGE = `{program} list [--country CODE] [--format NAME] [--status on|off] [--states]
                             lists the feeds of the registry; --states: with what the last check found
{program} show NAME          shows a feed with its licence and state
{program} check [NAME…]      asks each feed once and stores its state
{program} add FILE           checks a file and adds it to the registry
{program} enable NAME…       adds feeds to sources.json, so that they are read on schedule
{program} disable NAME…      removes feeds from sources.json
{program} bundle [NAME…]     refreshes the copies in data/sample that have events ahead

  --json
  --help

Exit code: 0 on success, 1 if a checked feed fails or an entry is invalid, 2 for invalid arguments.`;

/** Runs a command on the registry of feeds. Returns the exit code. */
export async function run({ args, environment, openDatabase }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(args);
  const [command = '', ...names] = positionals;
  const registry = await readRegistry(REGISTRY_FOLDER);
  for (const { file, problem } of registry.invalid) console.error(`feeds/${file}: ${problem}`);
  const context = {
    ...values,
    names,
    entries: registry.entries,
    withStates: withStatesIn(() => openDatabase(environment)),
    sourcesFile: environment['SOURCES_FILE'] ?? SOURCES_FILE,
    environment,
  };
  const action = COMMANDS[command];
  if (action === undefined)
    throw new UsageError(command === '' ? 'Name a command.' : `There is no command "${command}".`);
  const code = await action(context);
  return registry.invalid.length > 0 ? 1 : code;
}

interface Context {
  names: string[];
  entries: RegistryEntry[];
  withStates: ReturnType<typeof withStatesIn>;
  sourcesFile: string;
  environment: NodeJS.ProcessEnv;
  json: boolean;
  /** `list` also prints the states. */
  states: boolean;
  country?: string | undefined;
  format?: string | undefined;
  status?: string | undefined;
}

const COMMANDS: Readonly<Record<string, (context: Context) => Promise<number>>> = {
  list,
  show,
  check,
  add: async ({ names: [file] }) => {
    if (file === undefined) throw new UsageError('Name a file with an entry.');
    console.log(`Added ${await addEntry(file, REGISTRY_FOLDER)}.`);
    return 0;
  },
  bundle,
  enable: async (context) => {
    for (const entry of select(context)) await enableFeed(toFeed(entry), context.sourcesFile);
    return 0;
  },
  disable: async ({ names, sourcesFile }) => {
    for (const name of names) await disableFeed(name, sourcesFile);
    return 0;
  },
};

/** Opens the database for the time in which `use` runs. */
const withStatesIn =
  (openDatabase: () => ReturnType<CommandContext['openDatabase']>) =>
  async <T>(use: (states: FeedStateRepository) => Promise<T>): Promise<T> => {
    const { url, release } = await openDatabase();
    const database = connectDatabase({ url, name: 'marquee-feeds', poolSize: 1 });
    try {
      return await use(createFeedStateRepository(database));
    } finally {
      await database.close();
      await release();
    }
  };

async function list(context: Context): Promise<number> {
  const { entries, country, format, status, json } = context;
  const known = context.states
    ? await context.withStates((states) => states.list())
    : new Map<string, FeedState>();
  const rows = entries.filter(
    (entry) =>
      (country === undefined || covers(entry, { country: country.toUpperCase() })) &&
      (format === undefined || entry.format === format) &&
      (status === undefined || entry.status === status),
  );
  if (json)
    console.log(
      JSON.stringify(
        rows.map((entry) => ({ ...entry, state: known.get(entry.name) ?? null })),
        null,
        2,
      ),
    );
  else for (const entry of rows) console.log(describe(entry, known.get(entry.name)));
  return 0;
}

const describe = (
  { name, area, format, status, title }: RegistryEntry,
  state?: FeedState,
): string =>
  [
    (area.country ?? 'world').padEnd(5),
    name.padEnd(34),
    format.padEnd(20),
    (state?.state ?? status).padEnd(8),
    title,
  ].join(' ');

async function show(context: Context): Promise<number> {
  const selected = select(context);
  const known = await context.withStates((states) => states.list());
  for (const entry of selected)
    console.log(JSON.stringify({ ...entry, state: known.get(entry.name) ?? null }, null, 2));
  return 0;
}

/** Feeds that are off are not requested. Hosts are requested one after the other. */
async function check(context: Context): Promise<number> {
  const { environment, names, entries, json } = context;
  const selected = names.length > 0 ? select(context) : entries;
  const access = sourceAccess(parseEnvironment(z.object(INGEST_ENVIRONMENT), environment));
  const robotsFolder = join(dataFolder(environment), 'robots');
  const checked: Record<string, FeedState> = {};
  await context.withStates(async (states) => {
    const known = await states.list();
    for (const entry of selected) {
      const previous = known.get(entry.name);
      const state = await checkFeed(entry, { access, robotsFolder, previous });
      checked[entry.name] = state;
      await states.save(entry.name, state);
      if (!json) console.log(`${describe(entry, state)} ${state.reason ?? ''}`);
    }
  });
  if (json) console.log(JSON.stringify(checked, null, 2));
  return Object.values(checked).some(({ state }) => state === 'failing') ? 1 : 0;
}

async function bundle({ names, sourcesFile, environment, json }: Context): Promise<number> {
  const access = sourceAccess(parseEnvironment(z.object(INGEST_ENVIRONMENT), environment));
  const bundled = await bundleFeeds({ names, sourcesFile, root: dirname(REGISTRY_FOLDER), access });
  if (json) console.log(JSON.stringify(bundled, null, 2));
  else
    for (const { name, bytes, upcoming, reason } of bundled)
      console.log(
        [
          name.padEnd(24),
          bytes === null ? 'unchanged' : `${String(bytes)} bytes, ${String(upcoming)} ahead`,
          reason ?? '',
        ].join(' '),
      );
  return bundled.some(({ bytes }) => bytes !== null) ? 0 : 1;
}

function select({ names, entries }: Context): RegistryEntry[] {
  if (names.length === 0) throw new UsageError('Name a feed. `list` shows their names.');
  return names.map((name) => {
    const entry = entries.find((candidate) => candidate.name === name);
    if (!entry) throw new UsageError(`The registry has no feed "${name}".`);
    return entry;
  });
}

function parseArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        country: text,
        format: text,
        status: text,
        json: { type: 'boolean', default: false },
        states: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
