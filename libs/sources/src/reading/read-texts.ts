import { Readable } from 'node:stream';
import type { NotingReader, RawEvent, SourceFile, UnreadableRecord } from '../raw-event.ts';

/** For tests: reads files, given by path, with a format. */
export async function readTexts(format: NotingReader, texts: Record<string, string | Buffer>) {
  const events: RawEvent[] = [];
  const unreadables: UnreadableRecord[] = [];
  for await (const record of format(toSourceFiles(texts))) {
    if ('unreadable' in record) unreadables.push(record);
    else if ('title' in record) events.push(record);
  }
  return { events, unreadables };
}

/** For tests: files given by path. */
export async function* toSourceFiles(
  texts: Record<string, string | Buffer>,
): AsyncGenerator<SourceFile> {
  for (const [name, text] of Object.entries(texts))
    yield { name, content: Readable.from([typeof text === 'string' ? Buffer.from(text) : text]) };
}
