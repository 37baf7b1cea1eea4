import { messageOf } from '../error-text.ts';
import type { SourceFile, UnreadableRecord } from '../raw-event.ts';
import { wholeBytes } from '../sources/whole-text.ts';
import { readFeedFile } from './feed-file.ts';
import { isMarkdownFile, readMarkdownFile } from './markdown-file.ts';
import type { RawArticle } from './raw-article.ts';

const ENCODING = /^\s*<\?xml[^>]{0,200}?\bencoding=["']([\w-]{1,40})["']/;

/**
 * The articles in a source's files, one by one, holding one file in memory: Markdown told by its ending or its front matter,
 * RSS and Atom by their beginning.
 */
export async function* readArticles(files: AsyncIterable<SourceFile>): AsyncGenerator<RawArticle | UnreadableRecord> {
  for await (const file of files) {
    const bytes = await wholeBytes(file);
    if (bytes) yield* readFile(file.name, textOf(bytes));
    else yield { unreadable: 'The file is over 64 MB.', where: file.name };
  }
}

function readFile(name: string, text: string): (RawArticle | UnreadableRecord)[] {
  if (!isMarkdownFile(name) && !text.startsWith('---')) return readFeedFile(name, text);
  try {
    return [readMarkdownFile(name, text)];
  } catch (error) {
    return [{ unreadable: messageOf(error), where: name }];
  }
}

/** XML may be in another encoding than UTF-8, and says so in its first line. */
function textOf(bytes: Buffer): string {
  const encoding = ENCODING.exec(bytes.toString('latin1', 0, 300))?.[1] ?? 'utf-8';
  return decoded(bytes, encoding);
}

function decoded(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // of an encoding that nobody knows
  }
}
