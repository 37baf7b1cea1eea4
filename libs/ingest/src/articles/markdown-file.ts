import { fieldsOf, proseOf, textOf, type Fields } from '../sources/record.ts';
import { readFrontMatter } from './front-matter.ts';
import type { RawArticle } from './raw-article.ts';

const ENDING = /\.(?:md|markdown)$/i;
const LANGUAGE_ENDING = /\.([a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i;
const HEADING = /^\s*# +(.+)\n?/;

export const isMarkdownFile = (path: string): boolean => ENDING.test(path);

/**
 * An article in one language from a Markdown file such as `news/opening.de.md`. Files of one article share `id` (or name it
 * as `translation_of`), else their path without language and ending. Throws an Error where the front matter cannot be read.
 */
export function readMarkdownFile(path: string, text: string): RawArticle {
  const { fields, body } = readFrontMatter(text);
  const stem = path.replace(ENDING, '');
  const [ending, suffix] = LANGUAGE_ENDING.exec(stem) ?? ['', null];
  const original = textOf(fields['translation_of']);
  return {
    source_article_id: original ?? textOf(fields['id']) ?? stem.slice(0, stem.length - ending.length),
    is_translation: original !== null,
    lang: textOf(fields['lang']) ?? suffix,
    ...titleAndBody(textOf(fields['title']), body),
    published_at: textOf(fields['published_at']) ?? textOf(fields['date']),
    summary: proseOf(fields['summary']),
    category: textOf(fields['category']),
    author: authorOf(fields),
    source_url: textOf(fields['source_url']),
    image_url: textOf(fields['image_url']),
  };
}

/** A file without a title in its front matter has it as its first heading. */
function titleAndBody(title: string | null, body: string): Pick<RawArticle, 'title' | 'body'> {
  const heading = title === null ? HEADING.exec(body) : null;
  if (!heading) return { title, body };
  return { title: textOf(heading[1]), body: body.slice(heading[0].length) };
}

/** A name, or `{ name: … }`. */
const authorOf = ({ author }: Fields) => textOf(author) ?? textOf(fieldsOf(author)['name']);
