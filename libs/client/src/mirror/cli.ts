// The command `marquee` of the package.
import { parseArgs } from 'node:util';
import { createMarquee } from '../create-marquee.ts';
import type { Fetch } from '../retry-reads.ts';
import { openPostgres } from './postgres-store.ts';
import { openSqlite } from './sqlite-store.ts';
import { syncMirror, type Mirror } from './sync.ts';
import { repairMirror, verifyMirror, type Verification } from './verify.ts';

const USAGE = `Usage: marquee mirror API DATABASE [--verify] [--repair]

Keeps a copy of the catalogue in a SQLite file or a PostgreSQL database, and continues where it stopped.

  API        the URL of the API, e.g. https://api.example.com
  DATABASE   a file (events.sqlite), or postgresql://… (needs the package pg)
  --verify   compares the copy with the catalogue; exit code 1 names the events that differ
  --repair   verifies, and reads the events that differ again

MARQUEE_API_KEY raises the quota. When it is used up, the command waits.
`;

interface CommandLine {
  args: readonly string[];
  apiKey: string | undefined;
  write: (text: string) => void;
  /** Replaces the global `fetch`. */
  fetch?: Fetch;
}

/** Runs the command and returns its exit code. */
export async function runCommand({ args, write, ...connection }: CommandLine): Promise<number> {
  const given = parse(args);
  if (typeof given === 'string') {
    write(`${given}${USAGE}`);
    return 2;
  }
  const { baseUrl, database, values } = given;
  let store: Mirror['store'] | undefined;
  try {
    store = await openStore(database);
    const mirror = connectMirror(baseUrl, connection, store);
    if (values.verify === true || values.repair === true)
      return await verify(mirror, { write, isRepair: values.repair === true });
    const { next_cursor } = await syncMirror(mirror);
    write(`The copy is up to date at ${next_cursor}.\n`);
    return 0;
  } catch (error) {
    write(`The copy cannot be brought up to date: ${explain(error)}\n`);
    return 1;
  } finally {
    await store?.close();
  }
}

/** Returns what is wrong with the arguments as text. */
function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { verify: { type: 'boolean' }, repair: { type: 'boolean' } },
    });
    const [command, baseUrl, database] = positionals;
    if (command !== 'mirror' || !baseUrl || !database) return '';
    return URL.canParse(baseUrl) ? { values, baseUrl, database } : `${baseUrl} is not a URL.\n`;
  } catch (error) {
    return `${explain(error)}\n`;
  }
}

/** `fetch` states the reason in the cause. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
    return 'a copy in PostgreSQL needs the package pg (npm install pg)';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const openStore = (database: string) =>
  /^postgres(?:ql)?:\/\//.test(database) ? openPostgres(database) : openSqlite(database);

const connectMirror = (
  baseUrl: string,
  { apiKey, fetch }: Pick<CommandLine, 'apiKey' | 'fetch'>,
  store: Mirror['store'],
): Mirror => ({
  marquee: createMarquee({
    baseUrl,
    apiKey,
    fetch,
    retry: { attempts: 1_000, maxWaitS: 86_400 },
  }),
  store,
  fetchFile: (url) => globalThis.fetch(url, { redirect: 'error' }),
});

interface VerifyOptions {
  write: CommandLine['write'];
  isRepair: boolean;
}

async function verify(mirror: Mirror, { write, isRepair }: VerifyOptions): Promise<number> {
  let found = await verifyMirror(mirror);
  write(describe(found));
  if (isRepair && found.differences.length > 0) {
    await repairMirror(mirror, found.differences);
    found = await verifyMirror(mirror);
    write(describe(found));
  }
  return found.differences.length === 0 ? 0 : 1;
}

const describe = ({ events, root, differences }: Verification): string =>
  differences.length === 0
    ? `The copy is exact: ${String(events)} events, root ${root}.\n`
    : `The copy is not exact: ${String(differences.length)} of ${String(events)} events differ.\n${differences
        .map(({ id, state }) => `${state} ${id}\n`)
        .join('')}`;
