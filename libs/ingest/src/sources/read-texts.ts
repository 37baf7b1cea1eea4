import { Readable } from 'node:stream';
import type { RawEvent, SourceReader, SourceFile, UnreadableRecord } from '../raw-event.ts';

/** For tests: what a format reads from files given as texts, by path. */
export async function readTexts(format: SourceReader, texts: Record<string, string>) {
  const events: RawEvent[] = [];
  const unreadables: UnreadableRecord[] = [];
  for await (const reading of format(filesOf(texts))) {
    if ('unreadable' in reading) unreadables.push(reading);
    else events.push(reading);
  }
  return { events, unreadables };
}

/** For tests: files given as texts, by path. */
export async function* filesOf(texts: Record<string, string>): AsyncGenerator<SourceFile> {
  for (const [name, text] of Object.entries(texts)) yield { name, content: Readable.from([Buffer.from(text)]) };
}
