import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { errorMessage } from './error-text.ts';
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
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const UNSUPPORTED = [
  { kind: 'zip', magic: ZIP },
  { kind: 'bzip2', magic: Buffer.from('BZh') },
  { kind: 'xz', magic: Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a]) },
  { kind: 'zstd', magic: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]) },
];

// The first file of a workbook (XLSX), whose name follows the 30 bytes of its header.
const WORKBOOK_PART = /^(?:\[Content_Types\]\.xml|(?:_rels|docProps|xl|customXml)\/)/;

/** A workbook is a zip archive that a reader of tables reads itself. */
export const isWorkbook = (head: Buffer): boolean =>
  startsWith(head, ZIP) && WORKBOOK_PART.test(head.toString('latin1', 30, 60));

/** Limits of the unpacked size. */
export interface UnpackLimits {
  maxBytes: number;
}

/**
 * Yields the files in a file, detected by content: the file itself, the content of a gzip file, or
 * the files of a tar archive with `folder` before their paths. Throws for a damaged or unsupported
 * archive.
 */
export async function* unpack(
  file: PackedFile,
  folder: string,
  limits: UnpackLimits = { maxBytes: Infinity },
): AsyncGenerator<SourceFile> {
  const { head, content } = await peek(file.content, HEAD_BYTES);
  const unsupported = isWorkbook(head)
    ? undefined
    : UNSUPPORTED.find(({ magic }) => startsWith(head, magic));
  if (unsupported)
    throw new Error(
      `${file.name} is a ${unsupported.kind} archive; unpack it first, or pack it as .tar.gz.`,
    );
  if (startsWith(head, GZIP)) {
    yield* unpack(
      { name: stripGzipExtension(file.name), content: gunzip(file.name, content, limits) },
      folder,
      limits,
    );
  } else if (startsWith(head.subarray(TAR.at), TAR.magic)) {
    yield* untar(file.name, content, folder);
  } else {
    yield { name: file.name, content };
  }
}

/** Skips dot-files and READMEs, which are not data. */
export const isIgnored = (path: string): boolean =>
  path.split('/').some((part) => /^(\.(?!$)|README)/i.test(part));

/** Returns `seasons/2025` for `seasons/2025.tar.gz`. */
export const stripArchiveExtension = (name: string): string =>
  name.replace(/(\.tar\.gz|\.tgz|\.tar|\.gz)$/i, '');

async function* gunzip(
  name: string,
  content: Readable,
  { maxBytes }: UnpackLimits,
): AsyncGenerator<Buffer> {
  const gunzipped = createGunzip();
  let size = 0;
  pipeline(content, gunzipped, () => undefined); // an error reaches the reader through `gunzipped`
  try {
    for await (const chunk of gunzipped as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes)
        throw new Error(`it contains more than ${String(maxBytes / 1_000_000)} MB`);
      yield chunk;
    }
  } catch (error) {
    throw new Error(`${name} cannot be decompressed: ${errorMessage(error)}.`, { cause: error });
  }
}

async function* untar(name: string, content: Readable, folder: string): AsyncGenerator<SourceFile> {
  const entries = extract();
  pipeline(content, entries, () => undefined);
  for await (const entry of nameErrors(entries, name)) {
    const path = entry.header.name.replace(/^\.\//, '');
    const shown = folder ? `${folder}/${path}` : path;
    const isData = entry.header.type === 'file' && !isIgnored(path);
    if (isData)
      yield* unpack(
        { name: shown, content: nameErrors(entry as AsyncIterable<Buffer>, name) },
        stripArchiveExtension(shown),
      );
    entry.resume(); // drains unread data, otherwise the next entry never arrives
  }
}

/**
 * Adds the archive name to errors. A truncated archive can fail at any read, so every stream is
 * wrapped.
 */
async function* nameErrors<T>(stream: AsyncIterable<T>, name: string): AsyncGenerator<T> {
  try {
    yield* stream;
  } catch (error) {
    if (!/^(unexpected end of data|invalid tar header)/i.test(errorMessage(error))) throw error;
    throw new Error(`${name} is a damaged tar archive: ${errorMessage(error)}.`, { cause: error });
  }
}

const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);
const stripGzipExtension = (name: string) =>
  name.replace(/\.tgz$/i, '.tar.gz').replace(/\.gz$/i, '');
