import { readFile, writeFile } from 'node:fs/promises';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryEntry, type Feed } from '@marquee/sources';
import { UsageError } from './usage-error.ts';

interface Named {
  name: string;
}

/** Adds a feed to the file of the operator, or replaces it there. */
export async function enableFeed(feed: Feed, file: string): Promise<void> {
  if (feed.location === null) throw new UsageError(`${feed.name} has no address.`);
  const feeds = (await readSources(file)).filter(({ name }) => name !== feed.name);
  await writeSources(file, [...feeds, feed]);
  console.log(
    `${feed.name} is in ${file}. The worker reads it on schedule, \`npm run ingest -- run ${feed.name}\` reads it now.`,
  );
}

/** Removes a feed from the file of the operator. Its events stay listed. */
export async function disableFeed(name: string, file: string): Promise<void> {
  const feeds = await readSources(file);
  if (!feeds.some((feed) => feed.name === name))
    throw new UsageError(`${file} has no feed "${name}".`);
  await writeSources(
    file,
    feeds.filter((feed) => feed.name !== name),
  );
  console.log(
    `${name} is not read any more. Its events stay: \`npm run admin -- source remove ${name}\` removes them.`,
  );
}

/** Adds an entry to the registry. Throws a UsageError that names what is wrong with it. */
export async function addEntry(file: string, folder: string): Promise<string> {
  const result = RegistryEntry.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new UsageError(`${file}: ${[...(issue?.path ?? []), issue?.message].join(' ')}`);
  }
  const { name, area } = result.data;
  const country = join(folder, (area.country ?? 'world').toLowerCase());
  await mkdir(country, { recursive: true });
  await writeFile(join(country, `${name}.json`), `${JSON.stringify(result.data, null, 2)}\n`, {
    flag: 'wx',
  });
  return name;
}

const readSources = async (file: string): Promise<Named[]> =>
  JSON.parse(await readFile(file, 'utf8')) as Named[]; // checked when it is read for a run

/** Without the members that are unset. */
const writeSources = (file: string, feeds: Named[]): Promise<void> =>
  writeFile(
    file,
    `${JSON.stringify(feeds, (_key, value: unknown) => (value === null ? undefined : value), 2)}\n`,
  );
