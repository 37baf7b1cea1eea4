import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './store.ts';

/** Stores files in a folder. `toPathWithin` returns the path of a name within it. */
export function createFolderStore(
  folder: string,
  toPathWithin: (name: string) => string = (name) => name,
): FileStore {
  const toPath = (name: string) => join(folder, toPathWithin(name));

  async function read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(toPath(name));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  async function write(name: string, bytes: Buffer): Promise<void> {
    const path = toPath(name);
    const temporary = `${path}.${randomUUID()}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, path); // atomic, so that no reader gets a partial file
    } finally {
      await rm(temporary, { force: true });
    }
  }

  const remove = (name: string): Promise<void> => rm(toPath(name), { force: true });
  const has = (name: string): Promise<boolean> =>
    access(toPath(name)).then(
      () => true,
      () => false,
    );
  return { read, has, write, remove };
}
