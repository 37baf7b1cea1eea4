import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { codeOf, messageOf } from './error-text.ts';
import { download, isAddress, openDownload } from './fetch/download.ts';
import type { FetchAddress } from './fetch/fetch-address.ts';
import { lazyFetcher } from './fetch/lazy-fetcher.ts';
import { defaultAccess } from './fetch/settings.ts';
import type { SourceFile } from './raw-event.ts';
import { isIgnored, unpack, withoutArchiveEnding } from './unpack.ts';

/**
 * The files of a location: a file, a folder (with all that lies below it, ordered by path), an http(s) address, or `-`
 * for standard input. Gzip and tar are told by content and opened on the fly. An archive's files carry the paths they
 * have inside it; of an archive in a folder, its own path precedes them. Dot-files, READMEs and links are passed over.
 * Throws an Error that says what is wrong when the location cannot be read.
 */
export async function* openLocation(
  location: string,
  fetchAddress: FetchAddress = lazyFetcher(defaultAccess()),
): AsyncGenerator<SourceFile> {
  if (location === '-') yield* unpack({ name: 'standard input', content: process.stdin }, '');
  else if (isAddress(location)) yield* openDownload(await download(location, fetchAddress));
  else if (await isFolder(location)) yield* openFolder(location);
  else yield* openFile(location, { name: basename(location), folder: '' });
}

async function* openFolder(folder: string): AsyncGenerator<SourceFile> {
  const names = await filesBelow(folder);
  if (names.length === 0) throw new Error(`The folder ${folder} holds no files to read.`);
  for (const name of names) yield* openFile(join(folder, name), { name, folder: withoutArchiveEnding(name) });
}

async function* openFile(path: string, { name, folder }: { name: string; folder: string }): AsyncGenerator<SourceFile> {
  const content = createReadStream(path);
  try {
    yield* unpack({ name, content }, folder);
  } finally {
    content.destroy();
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  return names.filter((name) => !isIgnored(name)).sort();
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new Error(`There is no file or folder ${path}.`, { cause: error });
    throw new Error(`${path} cannot be opened (${codeOf(error) ?? messageOf(error)}).`, { cause: error });
  }
}
