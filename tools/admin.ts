// npm run admin: what an operator does by hand.
import { parseArgs } from 'node:util';
import { connectDatabase, createGrantRepository, createStatisticsRepository, type Database } from '@marquee/database';
import { EmailAddress } from '@marquee/domain';
import { hashOfKey, newApiKey, TIERS } from '@marquee/quota';
import { openDatabase } from './database.ts';

const GRANTED = TIERS.filter((tier) => tier !== 'anonymous');
const USAGE = `npm run admin -- key grant --email E --tier T [--limit N]   gives the account of an address a tier, and prints a new key
npm run admin -- key revoke --email E                       revokes all keys of an account
npm run admin -- key show --email E                         its tier, its keys' last four characters, when they were used
npm run admin -- stats                                      what the catalogue holds

Tiers: ${GRANTED.join(' ')} (custom: --limit requests a day; without it no limit)

  --json   print it as JSON
  --help

Exit code: 0; 1 where it failed; 2 for unusable arguments.`;

class UsageError extends Error {}

interface Options {
  email?: string | undefined;
  tier?: string | undefined;
  limit?: string | undefined;
}

/** What each command does with the database; what it answers is printed. */
const COMMANDS: Readonly<Record<string, (database: Database, options: Options) => Promise<object>>> = {
  'key grant': async (database, options) => {
    const key = newApiKey();
    const tier = tierOf(options);
    const account = await createGrantRepository(database).grant({
      email: emailOf(options),
      tier,
      customLimit: limitOf(options, tier),
      key: { hash: hashOfKey(key), hint: key.slice(-4) },
    });
    return { ...account, api_key: key };
  },
  'key revoke': async (database, options) => ({
    revoked: await createGrantRepository(database).revokeAll(emailOf(options)),
  }),
  'key show': async (database, options) => {
    const account = await createGrantRepository(database).show(emailOf(options));
    if (!account) throw new Error('There is no account of that address.');
    return account;
  },
  stats: (database) => createStatisticsRepository(database).countEvents(),
};

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const name = positionals.join(' ');
  const command = COMMANDS[name];
  if (!command) throw new UsageError(name === '' ? 'Say what to do.' : `There is no command "${name}".`);
  const { url, release } = await openDatabase(process.env);
  const database = connectDatabase({ url, name: 'marquee-admin', poolSize: 2 });
  try {
    const answer = await command(database, values);
    console.log(values.json ? JSON.stringify(answer) : linesOf(answer));
  } finally {
    await database.close();
    await release();
  }
}

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { email: text, tier: text, limit: text, json: flag, help: flag },
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

const linesOf = (answer: object): string =>
  Object.entries(answer)
    .map(([name, value]) => `${name.padEnd(14)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join('\n');

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${USAGE}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
