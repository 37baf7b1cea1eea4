import { Readable } from 'node:stream';
import type {
  NotingReader,
  RawEvent,
  SourceFile,
  SourceNote,
  UnreadableRecord,
} from '@marquee/sources';

type SourceRecord = RawEvent | UnreadableRecord | SourceNote;
type Chunks = AsyncIterator<Buffer | string>;

/**
 * Yields the records of the files, and an unreadable record for each file without content: it does
 * not state that the source lists nothing.
 */
export async function* withEmptyFiles(
  files: AsyncIterable<SourceFile>,
  read: NotingReader,
): AsyncGenerator<SourceRecord> {
  const empty: string[] = [];
  async function* watch(): AsyncGenerator<SourceFile> {
    for await (const file of files) {
      const chunks = file.content[Symbol.asyncIterator]();
      const head = await readContent(chunks);
      if (head.length === 0) empty.push(file.name);
      else yield { ...file, content: Readable.from(concat(head, chunks)) };
    }
  }
  yield* read(watch());
  for (const where of empty) yield { unreadable: 'The file is empty.', where, cause: 'empty' };
}

/** Returns the chunks up to the first one with more than spaces, or none. */
async function readContent(chunks: Chunks): Promise<(Buffer | string)[]> {
  const head: (Buffer | string)[] = [];
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head.push(next.value);
    if (/[^\s\ufeff]/.test(next.value.toString())) return head;
  }
  return [];
}

async function* concat(head: (Buffer | string)[], rest: Chunks): AsyncGenerator<Buffer | string> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
