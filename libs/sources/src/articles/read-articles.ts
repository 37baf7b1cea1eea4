import { errorMessage } from '../error-text.ts';
import type { SourceFile, UnreadableRecord } from '../raw-event.ts';
import { decodeText } from '../reading/decode-text.ts';
import { wholeBytes } from '../reading/whole-text.ts';
import { parseFeedFile } from './feed-file.ts';
import { isMarkdownFile, parseMarkdownFile } from './markdown-file.ts';
import type { RawArticle } from './raw-article.ts';

/**
 * Yields the articles of a source's files. Reads one file into memory at a time. Detects Markdown
 * by extension or front matter, feeds otherwise.
 */
export async function* readArticles(
  files: AsyncIterable<SourceFile>,
): AsyncGenerator<RawArticle | UnreadableRecord> {
  for await (const file of files) {
    const bytes = await wholeBytes(file);
    if (bytes) yield* parseFile(file.name, decodeText(bytes, file.charset));
    else yield { unreadable: 'The file is over 64 MB.', where: file.name };
  }
}

function parseFile(name: string, text: string): (RawArticle | UnreadableRecord)[] {
  if (!isMarkdownFile(name) && !text.startsWith('---')) return parseFeedFile(name, text);
  try {
    return [parseMarkdownFile(name, text)];
  } catch (error) {
    return [{ unreadable: errorMessage(error), where: name }];
  }
}
