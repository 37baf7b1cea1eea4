import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { messageOf } from './error-text.ts';
import { peek } from './peek.ts';
import type { SourceFile } from './raw-event.ts';

/** A file that may be an archive. */
export interface PackedFile {
  name: string;
  content: AsyncIterable<Buffer | string>;
}

const HEAD_BYTES = 512;
const GZIP = Buffer.from([0x1f, 0x8b]);
const TAR = { magic: Buffer.from('ustar'), at: 257 };
const REFUSED = [
  { kind: 'zip', magic: Buffer.from([0x50, 0x4b, 0x03, 0x04]) },
  { kind: 'bzip2', magic: Buffer.from('BZh') },
  { kind: 'xz', magic: Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a]) },
  { kind: 'zstd', magic: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]) },
];

/** How much may come out of an archive before it is given up. */
export interface Bounds {
  maxBytes: number;
}

/**
 * The files in a file, told by its first bytes: itself, what gzip holds, or a tar's files one by one, their paths
 * preceded by `folder`. Throws on an archive that is damaged or of another kind.
 */
export async function* unpack(
  file: PackedFile,
  folder: string,
  bounds: Bounds = { maxBytes: Infinity },
): AsyncGenerator<SourceFile> {
  const { head, content } = await peek(file.content, HEAD_BYTES);
  const refused = REFUSED.find(({ magic }) => startsWith(head, magic));
  if (refused) throw new Error(`${file.name} is a ${refused.kind} archive; unpack it first, or pack it as .tar.gz.`);
  if (startsWith(head, GZIP)) {
    yield* unpack({ name: withoutGzEnding(file.name), content: gunzip(file.name, content, bounds) }, folder, bounds);
  } else if (startsWith(head.subarray(TAR.at), TAR.magic)) {
    yield* untar(file.name, content, folder);
  } else {
    yield { name: file.name, content };
  }
}

/** Dot-files and READMEs lie beside data without being data. */
export const isIgnored = (path: string): boolean => path.split('/').some((part) => /^(\.(?!$)|README)/i.test(part));

/** `seasons/2025.tar.gz` to `seasons/2025`. */
export const withoutArchiveEnding = (name: string): string => name.replace(/(\.tar\.gz|\.tgz|\.tar|\.gz)$/i, '');

async function* gunzip(name: string, content: Readable, { maxBytes }: Bounds): AsyncGenerator<Buffer> {
  const gunzipped = createGunzip();
  let size = 0;
  pipeline(content, gunzipped, () => undefined); // an error reaches the reader through `gunzipped`
  try {
    for await (const chunk of gunzipped as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new Error(`it holds more than ${String(maxBytes / 1_000_000)} MB`);
      yield chunk;
    }
  } catch (error) {
    throw new Error(`${name} cannot be decompressed: ${messageOf(error)}.`, { cause: error });
  }
}

async function* untar(name: string, content: Readable, folder: string): AsyncGenerator<SourceFile> {
  const entries = extract();
  pipeline(content, entries, () => undefined);
  for await (const entry of labelled(entries, name)) {
    const path = entry.header.name.replace(/^\.\//, '');
    const shown = folder ? `${folder}/${path}` : path;
    const isData = entry.header.type === 'file' && !isIgnored(path);
    if (isData)
      yield* unpack(
        { name: shown, content: labelled(entry as AsyncIterable<Buffer>, name) },
        withoutArchiveEnding(shown),
      );
    entry.resume(); // what the reader left unread, else the next entry never comes
  }
}

/** A truncated archive shows wherever somebody reads, so that every reading tells its name. */
async function* labelled<T>(stream: AsyncIterable<T>, name: string): AsyncGenerator<T> {
  try {
    yield* stream;
  } catch (error) {
    if (!/^(unexpected end of data|invalid tar header)/i.test(messageOf(error))) throw error;
    throw new Error(`${name} is a damaged tar archive: ${messageOf(error)}.`, { cause: error });
  }
}

const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);
const withoutGzEnding = (name: string) => name.replace(/\.tgz$/i, '.tar.gz').replace(/\.gz$/i, '');
