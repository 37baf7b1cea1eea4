import { Readable } from 'node:stream';
import type { NotingReader, RawEvent, SourceFile, UnreadableRecord } from '../raw-event.ts';

/** For tests: reads files, given as text by path, with a format. */
export async function readTexts(format: NotingReader, texts: Record<string, string>) {
  const events: RawEvent[] = [];
  const unreadables: UnreadableRecord[] = [];
  for await (const record of format(toSourceFiles(texts))) {
    if ('unreadable' in record) unreadables.push(record);
    else if ('title' in record) events.push(record);
  }
  return { events, unreadables };
}

/** For tests: files given as text by path. */
export async function* toSourceFiles(texts: Record<string, string>): AsyncGenerator<SourceFile> {
  for (const [name, text] of Object.entries(texts)) yield { name, content: Readable.from([Buffer.from(text)]) };
}
