import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_FILES = 20_000;
const WRITES_BETWEEN_CLEANUPS = 1_000;

/**
 * Stores rendered cards in a folder, so that they survive a restart. Ignores errors of the disk.
 */
export function createCardFiles(folder: string) {
  let writes = 0;

  const read = (name: string): Promise<Buffer | null> =>
    readFile(join(folder, name)).catch(() => null);

  async function write(name: string, bytes: Buffer): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, `${name}.${String(process.pid)}.tmp`);
      await writeFile(temporary, bytes);
      await rename(temporary, join(folder, name)); // atomic, so that no reader gets a partial file
      if (writes++ % WRITES_BETWEEN_CLEANUPS === 0) await deleteOldest(folder);
    } catch {
      // The card is rendered again on the next request.
    }
  }
  return { read, write };
}

async function deleteOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= MAX_FILES) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  files.sort((one, other) => one.at - other.at);
  // Deletes 20 % more than needed, so that the next cleanups have nothing to do.
  for (const { name } of files.slice(0, names.length - MAX_FILES * 0.8))
    await rm(join(folder, name), { force: true });
}
