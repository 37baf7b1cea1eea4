import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { errorCode, errorMessage } from './error-text.ts';
import { download, isAddress, openDownload } from './fetch/download.ts';
import type { FetchAddress } from './fetch/fetch-address.ts';
import { lazyFetcher } from './fetch/lazy-fetcher.ts';
import { defaultAccess } from './fetch/settings.ts';
import type { SourceFile } from './raw-event.ts';
import { isIgnored, unpack, stripArchiveExtension } from './unpack.ts';

const MAX_SIBLING_BYTES = 16_000_000;

/**
 * Yields the files of a location: a file, a folder (recursive, ordered by path), an http(s)
 * address, or `-` for standard input. Gzip and tar are detected by content. Files of an archive
 * keep their path in it, preceded by the path of the archive in a folder. Skips dot-files, READMEs
 * and links. Throws an Error if the location cannot be read.
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
  const names = await listFiles(folder);
  if (names.length === 0) throw new Error(`The folder ${folder} contains no files to read.`);
  for (const name of names)
    yield* openFile(join(folder, name), { name, folder: stripArchiveExtension(name) });
}

async function* openFile(
  path: string,
  { name, folder }: { name: string; folder: string },
): AsyncGenerator<SourceFile> {
  const content = createReadStream(path);
  const readSiblings = async (isWanted: (name: string) => boolean, limit: number) => {
    const names = (await readdir(dirname(path))).filter(isWanted).sort();
    if (names.length > limit) return [];
    const texts = await Promise.all(names.map((each) => readPlain(join(dirname(path), each))));
    return names.flatMap((each, index) => {
      const text = texts[index] ?? null;
      return text === null ? [] : [{ name: each, text }];
    });
  };
  try {
    for await (const file of unpack({ name, content }, folder))
      yield file.name === name ? { ...file, readSiblings } : file;
  } finally {
    content.destroy();
  }
}

/** Null for a link, which can lead out of the folder, and for a large file. */
async function readPlain(path: string): Promise<string | null> {
  const found = await lstat(path).catch(() => null);
  const isPlain = found?.isFile() === true && found.size <= MAX_SIBLING_BYTES;
  return isPlain ? readFile(path, 'utf8').catch(() => null) : null;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map((entry) =>
    relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
  );
  return names.filter((name) => !isIgnored(name)).sort();
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (errorCode(error) === 'ENOENT')
      throw new Error(`There is no file or folder ${path}.`, { cause: error });
    throw new Error(`${path} cannot be opened (${errorCode(error) ?? errorMessage(error)}).`, {
      cause: error,
    });
  }
}
