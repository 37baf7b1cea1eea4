import { Readable } from 'node:stream';
import type { NotingReader, RawEvent, SourceFile, SourceNote, UnreadableRecord } from '@marquee/sources';

type SourceRecord = RawEvent | UnreadableRecord | SourceNote;

/** Yields the records of the files, and a note for each file without content: it does not state that the source lists nothing. */
export async function* withEmptyFiles(
  files: AsyncIterable<SourceFile>,
  read: NotingReader,
): AsyncGenerator<SourceRecord> {
  const empty: string[] = [];
  async function* watch(): AsyncGenerator<SourceFile> {
    for await (const { name, content } of files) yield { name, content: Readable.from(count(name, content)) };
  }
  async function* count(name: string, content: NodeJS.ReadableStream): AsyncGenerator<Buffer | string> {
    let isEmpty = true;
    for await (const chunk of content) {
      isEmpty &&= chunk.length === 0;
      yield chunk;
    }
    if (isEmpty) empty.push(name);
  }
  yield* read(watch());
  for (const name of empty) yield { incomplete: `${name} is empty.` };
}
