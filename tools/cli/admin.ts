import { parseArgs } from 'node:util';
import { hashOfKey, newApiKey } from '@marquee/access';
import { createCuration, type PossibleDuplicate } from '@marquee/catalogue';
import {
  connectDatabase,
  createAdminKeyRepository,
  createCatalogueStatsRepository,
  type Database,
} from '@marquee/database';
import { EmailAddress } from '@marquee/domain';
import { TIERS } from '@marquee/quota';
import type { CommandContext } from './command-context.ts';
import { CORRECTION_COMMANDS, CORRECTION_USAGE, listCorrections } from './correction-commands.ts';
import { decideDuplicates, DUPLICATE_USAGE, SOURCES } from './duplicate-commands.ts';
import { listOperators, OPERATOR_COMMANDS, OPERATOR_USAGE } from './operator-commands.ts';
import { PAIR, PAIR_COMMANDS, PAIR_USAGE } from './pair-commands.ts';
import { erasePerson, showPerson } from './person.ts';
import {
  listSources,
  SOURCE_COMMANDS,
  SOURCE_USAGE,
  type SourceOptions,
} from './source-commands.ts';
import { UsageError } from './usage-error.ts';

const GRANTED = TIERS.filter((tier) => tier !== 'anonymous');
export const USAGE = `{program} key grant --email E --tier T [--limit N]   sets the tier of the account and prints a new key
{program} key revoke --email E                       revokes all keys of the account
{program} key show --email E                         shows its tier, and the last characters and use of its keys
{program} person show --email E                      shows what is stored about the owner of the address
{program} person erase --email E [--force]           erases that data; --force: even if a plan is paid
{program} event feature SLUG [--off]                 features an event; --off reverses it
{program} event cancel SLUG                          marks an event as cancelled, regardless of its sources
{program} event remove SLUG                          removes an event for good, regardless of its sources
{program} event restore SLUG                         reverses a removal
{program} event split SLUG SOURCE ID                 moves the listing of a source to an event of its own
${SOURCE_USAGE}
${PAIR_USAGE}
${OPERATOR_USAGE}
${CORRECTION_USAGE}
${DUPLICATE_USAGE}
{program} stats                                      counts the events of the catalogue

Tiers: ${GRANTED.join(' ')} (custom: --limit requests per day; unlimited without it)

  --json   print JSON
  --help

Exit code: 0 on success, 1 on failure, 2 for invalid arguments.`;

interface Options {
  email?: string | undefined;
  tier?: string | undefined;
  limit?: string | undefined;
  note?: string | undefined;
  city?: string | undefined;
  'by-city'?: boolean | undefined;
  off?: boolean | undefined;
  run?: string | undefined;
  'dry-run'?: boolean | undefined;
  force?: boolean | undefined;
  environment: NodeJS.ProcessEnv;
}

type Command = (database: Database, options: Options, names: string[]) => Promise<object>;

/** The commands. Their result is printed. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'key grant': async (database, options) => {
    const key = newApiKey();
    const tier = parseTier(options);
    const account = await createAdminKeyRepository(database).grant({
      email: parseEmail(options),
      tier,
      customLimit: parseCustomLimit(options, tier),
      key: { hash: hashOfKey(key), hint: key.slice(-4) },
    });
    return { ...account, api_key: key };
  },
  'key revoke': async (database, options) => {
    return { revoked: await createAdminKeyRepository(database).revokeAll(parseEmail(options)) };
  },
  'key show': async (database, options) => {
    const account = await createAdminKeyRepository(database).show(parseEmail(options));
    if (!account) throw new Error('There is no account with this address.');
    return account;
  },
  'person show': (database, options) =>
    showPerson(database, { ...options, email: parseEmail(options) }),
  'person erase': (database, options) =>
    erasePerson(database, {
      ...options,
      email: parseEmail(options),
      force: options.force ?? false,
    }),
  'event feature': (database, { off }, names) => {
    const [event] = exactly(names, ['the event']);
    return createCuration(database).feature(event, off !== true);
  },
  ...Object.fromEntries(
    (['cancel', 'remove', 'restore'] as const).map((verb): [string, Command] => [
      `event ${verb}`,
      (database, _options, names) =>
        createCuration(database)[verb](...exactly(names, ['the event'])),
    ]),
  ),
  'event split': (database, _options, names) => {
    const [event, source, id] = exactly(names, [
      'the event',
      'the source',
      'the id of the listing at the source',
    ]);
    return createCuration(database).split(event, { source, id });
  },
  'source list': listSources,
  ...Object.fromEntries(
    Object.entries(SOURCE_COMMANDS).map(([verb, command]): [string, Command] => [
      `source ${verb}`,
      (database, options, names) => {
        const [name] = exactly(names, ['the source']);
        return command(database, name, toSourceOptions(options));
      },
    ]),
  ),
  'operator list': listOperators,
  ...Object.fromEntries(
    Object.entries(OPERATOR_COMMANDS).map(([verb, command]): [string, Command] => [
      `operator ${verb}`,
      (database, options) => command(database, parseEmail(options)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(PAIR_COMMANDS).map(([words, command]): [string, Command] => [
      words,
      (database, _options, names) => command(database, ...exactly(names, PAIR)),
    ]),
  ),
  'correction list': (database, { limit }) => listCorrections(database, parseCount(limit ?? '50')),
  ...Object.fromEntries(
    Object.entries(CORRECTION_COMMANDS).map(([verb, command]): [string, Command] => [
      `correction ${verb}`,
      (database, options, names) =>
        command(database, ...exactly(names, ['the id of the report']), options),
    ]),
  ),
  duplicates: async (database, { limit, city, 'by-city': byCity }) => ({
    duplicates: await createCuration(database).possibleDuplicates({
      limit: parseCount(limit ?? '50'),
      city,
      byCity,
    }),
  }),
  'duplicates merge': (database, { city }, names) =>
    decideDuplicates(database, exactly(names, SOURCES), { city, isSame: true }),
  'duplicates separate': (database, { city }, names) =>
    decideDuplicates(database, exactly(names, SOURCES), { city, isSame: false }),
  stats: (database) => createCatalogueStatsRepository(database).countEvents(),
};

/** Runs a command of an operator and returns the exit code. */
export async function run({ args, environment, openDatabase }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(args);
  const { command, names } = parseCommand(positionals);
  const { url, release } = await openDatabase(environment);
  const database = connectDatabase({ url, name: 'marquee-admin', poolSize: 2 });
  try {
    const result = await command(database, { ...values, environment }, names);
    console.log(values.json ? JSON.stringify(result) : formatResult(result));
    return 0;
  } finally {
    await database.close();
    await release();
  }
}

/** Splits the positional arguments into a command of one or two words and its arguments. */
function parseCommand(words: string[]): { command: Command; names: string[] } {
  for (const length of [2, 1]) {
    const command = COMMANDS[words.slice(0, length).join(' ')];
    if (command && words.length >= length) return { command, names: words.slice(length) };
  }
  throw new UsageError(
    words.length === 0 ? 'Name a command.' : `There is no command "${words.join(' ')}".`,
  );
}

/** Returns the arguments. Throws if their number differs from that of the expected ones. */
function exactly<const Expected extends readonly string[]>(names: string[], expected: Expected) {
  if (names.length !== expected.length)
    throw new UsageError(`Expected ${String(expected.length)} arguments: ${expected.join(', ')}.`);
  return expected.map((_, index) => names[index] ?? '') as { [Index in keyof Expected]: string };
}

function parseCount(text: string, option = '--limit'): number {
  const digits = option === '--limit' ? 4 : 9;
  if (!new RegExp(`^[1-9]\\d{0,${String(digits - 1)}}$`).test(text))
    throw new UsageError(`${option} must be a whole number of at most ${String(digits)} digits.`);
  return Number(text);
}

const toSourceOptions = ({ limit, run, 'dry-run': dryRun = false }: Options): SourceOptions => ({
  limit: parseCount(limit ?? '50'),
  run: run === undefined ? undefined : parseCount(run, '--run'),
  dryRun,
});

function parseArguments(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ email: text, tier: text, limit: text, note: text, run: text, city: text },
        ...{ 'dry-run': flag, 'by-city': flag, off: flag, force: flag, json: flag },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function parseEmail({ email }: Options): string {
  const address = EmailAddress.safeParse(email);
  if (address.success) return address.data;
  throw new UsageError('Set --email to one e-mail address.');
}

function parseTier({ tier }: Options) {
  const known = GRANTED.find((name) => name === tier);
  if (known) return known;
  throw new UsageError(`Set --tier to one of ${GRANTED.join(', ')}.`);
}

function parseCustomLimit({ limit }: Options, tier: string): number | null {
  if (limit === undefined) return null;
  if (tier !== 'custom') throw new UsageError('--limit requires --tier custom.');
  if (!/^[1-9]\d{0,8}$/.test(limit))
    throw new UsageError('--limit must be a whole number of requests per day.');
  return Number(limit);
}

function formatResult(result: object): string {
  if ('duplicates' in result && Array.isArray(result.duplicates))
    return result.duplicates.map(formatPair).join('\n\n') || 'There are no possible duplicates.';
  const values: unknown[] = Object.values(result);
  const list = values.length === 1 ? values[0] : null;
  const isList = Array.isArray(list);
  return isList
    ? list.map((item: object) => formatFields(item)).join('\n\n') || 'There are none.'
    : formatFields(result);
}

const formatPair = ({ score, reasons, a, b }: PossibleDuplicate): string =>
  [`${score.toFixed(1)}  ${reasons.join(', ')}`, ...[a, b].map(formatListing)].join('\n');

const formatListing = ({
  slug,
  source,
  source_event_id,
  title,
  start_local,
  venue_name,
  city_name,
}: PossibleDuplicate['a']) =>
  `  ${start_local}  ${title}  (${[venue_name, city_name].filter(Boolean).join(', ') || 'no place'})  ${slug}  ${source} ${source_event_id}`;

const formatFields = (result: object): string =>
  Object.entries(result)
    .map(
      ([name, value]) =>
        `${name.padEnd(14)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .join('\n');
