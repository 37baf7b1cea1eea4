import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_FILES = 20_000;
const LOOK_AFTER_WRITES = 1_000;

/** Drawn cards in a folder, so that a restart draws none anew. A disk that fails is as good as none. */
export function createCardFiles(folder: string) {
  let writes = 0;

  const read = (name: string): Promise<Buffer | null> => readFile(join(folder, name)).catch(() => null);

  async function write(name: string, bytes: Buffer): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${name}.${String(process.pid)}.draft`);
      await writeFile(draft, bytes);
      await rename(draft, join(folder, name)); // nobody reads half a card
      if (writes++ % LOOK_AFTER_WRITES === 0) await dropOldest(folder);
    } catch {
      // It is drawn again when it is next asked for.
    }
  }
  return { read, write };
}

async function dropOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= MAX_FILES) return;
  const files = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  files.sort((one, other) => one.at - other.at);
  // A fifth more than needed, so that the next look finds room.
  for (const { name } of files.slice(0, names.length - MAX_FILES * 0.8)) await rm(join(folder, name), { force: true });
}
