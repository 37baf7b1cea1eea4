import { toFields, toProse, toText, type Fields } from '../sources/record.ts';
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
  const original = toText(fields['translation_of']);
  return {
    source_article_id: original ?? toText(fields['id']) ?? stem.slice(0, stem.length - ending.length),
    is_translation: original !== null,
    lang: toText(fields['lang']) ?? suffix,
    ...titleAndBody(toText(fields['title']), body),
    published_at: toText(fields['published_at']) ?? toText(fields['date']),
    summary: toProse(fields['summary']),
    category: toText(fields['category']),
    author: authorOf(fields),
    source_url: toText(fields['source_url']),
    image_url: toText(fields['image_url']),
  };
}

/** A file without a title in its front matter has it as its first heading. */
function titleAndBody(title: string | null, body: string): Pick<RawArticle, 'title' | 'body'> {
  const heading = title === null ? HEADING.exec(body) : null;
  if (!heading) return { title, body };
  return { title: toText(heading[1]), body: body.slice(heading[0].length) };
}

/** A name, or `{ name: … }`. */
const authorOf = ({ author }: Fields) => toText(author) ?? toText(toFields(author)['name']);
