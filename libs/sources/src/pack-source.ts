import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { SourceFile } from './raw-event.ts';
import { wholeBytes } from './reading/whole-text.ts';

const LICENCE = /(?:^|\/)(?:LICEN[CS]E|COPYING)(?:[.-][\w.]+)?$/i;
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** What a reader took from a source. */
export interface TakenFiles {
  /** Yields the files to the reader, and records those that it reads. */
  record: (files: AsyncIterable<SourceFile>) => AsyncGenerator<SourceFile>;
  /** By path. */
  files: Map<string, Buffer>;
  hasLicence: () => boolean;
}

/** Records the files that a reader reads, and the files of the licence. */
export function createFileRecorder(): TakenFiles {
  const files = new Map<string, Buffer>();
  async function* record(all: AsyncIterable<SourceFile>): AsyncGenerator<SourceFile> {
    for await (const file of all) {
      if (LICENCE.test(file.name)) files.set(file.name, (await wholeBytes(file)) ?? Buffer.of());
      else yield { ...file, content: Readable.from(recorded(file)) };
    }
  }
  async function* recorded(file: SourceFile) {
    const bytes = await wholeBytes(file);
    if (bytes === null) throw new Error(`${file.name} is larger than 64 MB.`);
    files.set(file.name, bytes);
    yield bytes;
  }
  return { record, files, hasLicence: () => [...files.keys()].some((name) => LICENCE.test(name)) };
}

/**
 * Packs files as .tar.gz, the same files always as the same bytes: sorted, without times and
 * owners. E-mail addresses of people are left out of everything but the licence.
 */
export function packFiles(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const archive = pack();
  for (const [name, bytes] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    archive.entry(
      { name, mtime: new Date(0), mode: 0o644 },
      LICENCE.test(name) ? bytes : withoutAddresses(bytes),
    );
  archive.finalize();
  return buffer(archive.pipe(createGzip({ level: 9 })));
}

/** Byte by byte, so that the encoding does not matter. */
const withoutAddresses = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(ADDRESS, ''), 'latin1');
