import { toFields, toProse, toText, type Fields } from '../reading/record.ts';
import { parseFrontMatter } from './front-matter.ts';
import type { RawArticle } from './raw-article.ts';

const EXTENSION = /\.(?:md|markdown)$/i;
const LANGUAGE_SUFFIX = /\.([a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i;
const HEADING = /^\s*# +(.+)\n?/;

export const isMarkdownFile = (path: string): boolean => EXTENSION.test(path);

/**
 * Parses a Markdown file such as `news/opening.de.md`: an article in one language. Translations
 * share `id` (or name it in `translation_of`), else their path without language and extension.
 * Throws an Error if the front matter is invalid.
 */
export function parseMarkdownFile(path: string, text: string): RawArticle {
  const { fields, body } = parseFrontMatter(text);
  const stem = path.replace(EXTENSION, '');
  const [ending, suffix] = LANGUAGE_SUFFIX.exec(stem) ?? ['', null];
  const original = toText(fields['translation_of']);
  return {
    source_article_id:
      original ?? toText(fields['id']) ?? stem.slice(0, stem.length - ending.length),
    is_translation: original !== null,
    lang: toText(fields['lang']) ?? suffix,
    ...splitTitle(toText(fields['title']), body),
    published_at: toText(fields['published_at']) ?? toText(fields['date']),
    summary: toProse(fields['summary']),
    category: toText(fields['category']),
    author: toAuthor(fields),
    source_url: toText(fields['source_url']),
    image_url: toText(fields['image_url']),
  };
}

/** Takes the title from the first heading if the front matter has none. */
function splitTitle(title: string | null, body: string): Pick<RawArticle, 'title' | 'body'> {
  const heading = title === null ? HEADING.exec(body) : null;
  if (!heading) return { title, body };
  return { title: toText(heading[1]), body: body.slice(heading[0].length) };
}

/** Reads a name, or `{ name: … }`. */
const toAuthor = ({ author }: Fields) => toText(author) ?? toText(toFields(author)['name']);
