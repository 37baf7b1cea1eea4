import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canEnter, type Owner } from './owner.ts';

/**
 * Folder for databases if this process is root and the user of PostgreSQL cannot enter the data
 * folder.
 */
export const SYSTEM_FOLDER = '/var/lib/marquee';
/** File in the data folder that contains the path of its database. */
const POINTER = 'location';
/** File next to a database in SYSTEM_FOLDER that contains the path of its data folder. */
const BACK_POINTER = 'data-folder';

/**
 * Returns the folder that contains the database of this data folder: `folder` itself, or the one
 * that its pointer names.
 */
export async function findLocation(folder: string): Promise<string> {
  const location = await readLine(join(folder, POINTER));
  if (location === null) return folder;
  if (!existsSync(location))
    throw new Error(
      `The database of ${folder} was in ${location}, which no longer exists. Restore it, or delete ${join(folder, POINTER)}: then the next start creates an empty database.`,
    );
  await assignLocation(location, folder);
  return location;
}

/**
 * Creates the folder for a new database. As root this is a folder in /var/lib/marquee if `owner`
 * cannot enter `folder`.
 */
export async function createLocation(folder: string, owner: Owner): Promise<string> {
  await mkdir(folder, { recursive: true });
  if (owner.uid === undefined) return folder;
  await chmod(folder, 0o711); // the owner of the cluster must be able to enter it
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

/**
 * Returns databases in /var/lib/marquee whose data folder was deleted or has another database.
 * Empty unless run by root.
 */
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

/**
 * Assigns a database to a data folder, which may have been moved. Throws if the folder is a copy:
 * both would use one database.
 */
async function assignLocation(location: string, folder: string): Promise<void> {
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
