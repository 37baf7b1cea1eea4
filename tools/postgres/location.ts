import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canEnter, type Owner } from './owner.ts';

/** As root: what PostgreSQL's user must be able to read, if that user cannot enter the folders of root. */
export const SYSTEM_FOLDER = '/var/lib/marquee';
/** In the data folder: where its database is. */
const POINTER = 'location';
/** In the folder of a database in SYSTEM_FOLDER: the data folder that it belongs to. */
const BACK_POINTER = 'data-folder';

/** Returns the folder that contains the database of this data folder: `folder` itself, or the one that its pointer names. */
export async function findLocation(folder: string): Promise<string> {
  const location = await readLine(join(folder, POINTER));
  if (location === null) return folder;
  if (!existsSync(location))
    throw new Error(
      `The database of ${folder} was in ${location}, which no longer exists. Restore it, or delete ${join(folder, POINTER)}: then the next start creates an empty database.`,
    );
  await claim(location, folder);
  return location;
}

/** Creates the folder for a new database. As root this is a folder in /var/lib/marquee if `owner` cannot enter `folder`. */
export async function createLocation(folder: string, owner: Owner): Promise<string> {
  await mkdir(folder, { recursive: true });
  if (owner.uid === undefined) return folder;
  await chmod(folder, 0o711); // the owner of the cluster in it passes through
  if (await canEnter(owner, folder)) return folder;
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const location = await mkdtemp(join(SYSTEM_FOLDER, 'data-'));
  await chmod(location, 0o711);
  if (!(await canEnter(owner, location))) {
    await rm(location, { recursive: true });
    throw new Error(
      `PostgreSQL does not run as root but as the user "postgres", who can enter neither ${folder} nor ${SYSTEM_FOLDER}. Set MARQUEE_DATA to a folder that this user can reach, or run as another user.`,
    );
  }
  await writeFile(join(location, BACK_POINTER), `${await realpath(folder)}\n`);
  await writeFile(join(folder, POINTER), `${location}\n`);
  return location;
}

/** Databases in /var/lib/marquee whose data folder was deleted, or has another database now. Only root can tell. */
export async function findAbandonedDatabases(): Promise<{ location: string; folder: string }[]> {
  if (process.getuid?.() !== 0) return [];
  const names = await readdir(SYSTEM_FOLDER).catch(() => []);
  const abandoned = await Promise.all(
    names.map(async (name) => {
      const location = join(SYSTEM_FOLDER, name);
      const folder = await readLine(join(location, BACK_POINTER));
      if (folder === null || (await readLine(join(folder, POINTER))) === location) return [];
      return [{ location, folder: dirname(folder) }];
    }),
  );
  return abandoned.flat();
}

/** A data folder may be moved, and keeps its database. A copy of one must not run the same database. */
async function claim(location: string, folder: string): Promise<void> {
  const ownPath = await realpath(folder);
  const holder = await readLine(join(location, BACK_POINTER));
  if (holder === ownPath) return;
  if (holder !== null && (await readLine(join(holder, POINTER))) === location)
    throw new Error(
      `${folder} is a copy of ${holder}, and both name the database in ${location}. Delete ${join(folder, POINTER)}: then the next start creates a database for this copy.`,
    );
  await writeFile(join(location, BACK_POINTER), `${ownPath}\n`);
}

const readLine = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
