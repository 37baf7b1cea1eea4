import { parseArgs } from 'node:util';
import {
  connectDatabase,
  createCuration,
  createAdminKeyRepository,
  createCatalogueStatsRepository,
  type Database,
  type PossibleDuplicate,
} from '@marquee/database';
import { EmailAddress } from '@marquee/domain';
import { matching } from '@marquee/matching';
import { hashOfKey, newApiKey, TIERS } from '@marquee/quota';
import { erasePerson, showPerson } from './person.ts';
import type { CommandContext } from './run-cli.ts';
import { UsageError } from './usage-error.ts';

const GRANTED = TIERS.filter((tier) => tier !== 'anonymous');
export const USAGE = `{program} key grant --email E --tier T [--limit N]   gives the account of an address a tier, and prints a new key
{program} key revoke --email E                       revokes all keys of an account
{program} key show --email E                         its tier, its keys' last four characters, when they were used
{program} person show --email E                      what is stored about the owner of an address
{program} person erase --email E [--force]           erases it; --force: although a plan is paid for
{program} event feature SLUG [--off]                 shows an event first, or no longer
{program} event cancel SLUG                          calls an event off, whatever its sources say
{program} event merge SLUG OTHER                     lets the other event become part of the first
{program} event split SLUG SOURCE ID                 makes one source's listing an event of its own
{program} duplicates [--limit N]                     pairs that may be one event, with their score and reasons (most: 50)
{program} stats                                      what the catalogue holds

Tiers: ${GRANTED.join(' ')} (custom: --limit requests a day; without it no limit)

  --json   print it as JSON
  --help

Exit code: 0; 1 where it failed; 2 for unusable arguments.`;

interface Options {
  email?: string | undefined;
  tier?: string | undefined;
  limit?: string | undefined;
  off?: boolean | undefined;
  force?: boolean | undefined;
  environment: NodeJS.ProcessEnv;
}

type Command = (database: Database, options: Options, names: string[]) => Promise<object>;

/** What each command does with the database; what it answers is printed. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'key grant': async (database, options) => {
    const key = newApiKey();
    const tier = tierOf(options);
    const account = await createAdminKeyRepository(database).grant({
      email: emailOf(options),
      tier,
      customLimit: limitOf(options, tier),
      key: { hash: hashOfKey(key), hint: key.slice(-4) },
    });
    return { ...account, api_key: key };
  },
  'key revoke': async (database, options) => ({
    revoked: await createAdminKeyRepository(database).revokeAll(emailOf(options)),
  }),
  'key show': async (database, options) => {
    const account = await createAdminKeyRepository(database).show(emailOf(options));
    if (!account) throw new Error('There is no account of that address.');
    return account;
  },
  'person show': (database, options) => showPerson(database, { ...options, email: emailOf(options) }),
  'person erase': (database, options) =>
    erasePerson(database, { ...options, email: emailOf(options), force: options.force ?? false }),
  'event feature': (database, { off }, names) => {
    const [event] = exactly(names, ['the event']);
    return createCuration(database, matching).feature(event, off !== true);
  },
  'event cancel': (database, _options, names) => {
    const [event] = exactly(names, ['the event']);
    return createCuration(database, matching).cancel(event);
  },
  'event merge': (database, _options, names) => {
    const [into, from] = exactly(names, ['the event that stays', 'the one that becomes part of it']);
    return createCuration(database, matching).merge(into, from);
  },
  'event split': (database, _options, names) => {
    const [event, source, id] = exactly(names, ['the event', 'the source', "the source's id of the listing"]);
    return createCuration(database, matching).split(event, { source, id });
  },
  duplicates: async (database, { limit }) => ({
    duplicates: await createCuration(database, matching).possibleDuplicates(countOf(limit ?? '50')),
  }),
  stats: (database) => createCatalogueStatsRepository(database).countEvents(),
};

/** Runs a command of an operator and returns the exit code. */
export async function run({ args, environment, openDatabase }: CommandContext): Promise<number> {
  const { values, positionals } = readArguments(args);
  const { command, names } = commandOf(positionals);
  const { url, release } = await openDatabase(environment);
  const database = connectDatabase({ url, name: 'marquee-admin', poolSize: 2 });
  try {
    const result = await command(database, { ...values, environment }, names);
    console.log(values.json ? JSON.stringify(result) : textOf(result));
    return 0;
  } finally {
    await database.close();
    await release();
  }
}

/** A command of one or two words, and what it is about. */
function commandOf(words: string[]): { command: Command; names: string[] } {
  for (const length of [2, 1]) {
    const command = COMMANDS[words.slice(0, length).join(' ')];
    if (command && words.length >= length) return { command, names: words.slice(length) };
  }
  throw new UsageError(words.length === 0 ? 'Say what to do.' : `There is no command "${words.join(' ')}".`);
}

/** As many names as are asked for. */
function exactly<const Wanted extends readonly string[]>(names: string[], wanted: Wanted) {
  if (names.length !== wanted.length)
    throw new UsageError(`Say ${wanted.join(', ')}: ${String(wanted.length)} in all.`);
  return wanted.map((_, index) => names[index] ?? '') as { [Index in keyof Wanted]: string };
}

function countOf(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError('--limit takes a whole number, 9999 at most.');
  return Number(text);
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { email: text, tier: text, limit: text, off: flag, force: flag, json: flag },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function emailOf({ email }: Options): string {
  const address = EmailAddress.safeParse(email);
  if (address.success) return address.data;
  throw new UsageError('Say --email with one e-mail address.');
}

function tierOf({ tier }: Options) {
  const known = GRANTED.find((name) => name === tier);
  if (known) return known;
  throw new UsageError(`Say --tier with one of ${GRANTED.join(', ')}.`);
}

function limitOf({ limit }: Options, tier: string): number | null {
  if (limit === undefined) return null;
  if (tier !== 'custom') throw new UsageError('--limit is for --tier custom.');
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw new UsageError('--limit takes a whole number of requests a day.');
  return Number(limit);
}

const textOf = (answer: object): string =>
  'duplicates' in answer && Array.isArray(answer.duplicates)
    ? answer.duplicates.map(pairLines).join('\n\n') || 'No pair is left undecided.'
    : linesOf(answer);

const pairLines = ({ score, reasons, a, b }: PossibleDuplicate): string =>
  [`${score.toFixed(1)}  ${reasons.join(', ')}`, ...[a, b].map(listingLine)].join('\n');

const listingLine = ({
  slug,
  source,
  source_event_id,
  title,
  start_local,
  venue_name,
  city_name,
}: PossibleDuplicate['a']) =>
  `  ${start_local}  ${title}  (${[venue_name, city_name].filter(Boolean).join(', ') || 'no place'})  ${slug}  ${source} ${source_event_id}`;

const linesOf = (answer: object): string =>
  Object.entries(answer)
    .map(([name, value]) => `${name.padEnd(14)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join('\n');
