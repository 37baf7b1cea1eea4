import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStore } from './store.ts';

/** Stores files in a folder that the worker and the servers of pictures share. */
export function createFolderStore(folder: string): PictureStore {
  // 256 folders, because some file systems are slow with a million files in one.
  const toPath = (name: string) => join(folder, name.slice(0, 2), name);

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
  return { read, write, remove };
}
