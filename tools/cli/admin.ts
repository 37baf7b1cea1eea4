import { parseArgs } from 'node:util';
import { createCuration, type PossibleDuplicate } from '@marquee/catalogue';
import {
  connectDatabase,
  createAdminKeyRepository,
  createCatalogueStatsRepository,
  createOperatorRepository,
} from '@marquee/database';
import { GRANTED_TIERS } from '@marquee/operations/operators';
import { ACTION_COMMANDS, type Command } from './action-commands.ts';
import type { CommandContext } from './command-context.ts';
import { CORRECTION_USAGE, listCorrections } from './correction-commands.ts';
import { parseCount, exactly, parseEmail, type Options } from './options.ts';
import { erasePerson, showPerson } from './person.ts';
import {
  listSources,
  SOURCE_COMMANDS,
  SOURCE_USAGE,
  type SourceOptions,
} from './source-commands.ts';
import { UsageError } from './usage-error.ts';

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
{program} event decide SLUG SOURCE ID                day and status are those of this listing, whatever others state
{program} event decide SLUG --off                    the sources decide again
${SOURCE_USAGE}
{program} event merge SLUG OTHER                     merges the other event into the first
{program} event apart SLUG OTHER                     keeps two similar events apart
{program} venue merge SLUG OTHER                     merges the other venue into the first, for good
{program} venue apart SLUG OTHER                     does not offer the two venues as duplicates again
{program} artist merge SLUG OTHER                    merges the other artist into the first, for good
{program} artist apart SLUG OTHER                    does not offer the two artists as duplicates again
{program} organizer merge SLUG OTHER                 merges the other organiser into the first, for good
{program} organizer apart SLUG OTHER                 does not offer the two organisers as duplicates again
{program} operator list                              lists the operators of the console
{program} operator add --email E                     gives the owner of the address access to the console
{program} operator remove --email E
{program} operator remove-passkeys --email E         for an operator who lost them: a mailed link is enough again
${CORRECTION_USAGE}
{program} duplicates [--limit N] [--city C] [--by-city]
                                         lists possible duplicates with score and reasons (default: 50)
{program} duplicates merge SOURCE OTHER [--city C]   merges every possible duplicate of two sources
{program} duplicates separate SOURCE OTHER [--city C]
                                         records that these are separate events
{program} stats                                      counts the events of the catalogue

Tiers: ${GRANTED_TIERS.join(' ')} (custom: --limit requests per day; unlimited without it)

  --json   print JSON
  --help

The log of the console lists each change with the user of the operating system.

Exit code: 0 on success, 1 on failure, 2 for invalid arguments.`;

/** The commands. Their result is printed. */
const COMMANDS: Readonly<Record<string, Command>> = {
  ...ACTION_COMMANDS,
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
  'source list': listSources,
  ...Object.fromEntries(
    Object.entries(SOURCE_COMMANDS).map(([verb, command]): [string, Command] => [
      `source ${verb}`,
      (database, options, names) =>
        command(database, ...exactly(names, ['the source']), toSourceOptions(options)),
    ]),
  ),
  'operator list': async (database) => ({
    operators: await createOperatorRepository(database).list(),
  }),
  'correction list': (database, { limit }) => listCorrections(database, parseCount(limit ?? '50')),
  duplicates: async (database, { limit, city, 'by-city': byCity }) => ({
    duplicates: await createCuration(database).possibleDuplicates({
      limit: parseCount(limit ?? '50'),
      city,
      byCity,
    }),
  }),
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

const toSourceOptions = ({ limit, run }: Options): SourceOptions => ({
  limit: parseCount(limit ?? '50'),
  run: run === undefined ? undefined : parseCount(run, '--run'),
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
