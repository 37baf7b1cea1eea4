import { parseCategory, languageTag, parseDate, parseInstant, parseLocal, formatInstant } from '@marquee/domain';
import type { NormalisedArticle, Category } from '@marquee/domain';
import { normaliseUrl } from '../normalise/normalise-url.ts';
import { cleanProse, plainLine, plainText } from '../normalise/text.ts';
import { RecordRejectedError } from '../record-rejected-error.ts';
import type { RawArticle } from './raw-article.ts';
import { renderMarkdown } from './render-markdown.ts';

const LONGEST = { title: 300, summary: 300, author: 200, id: 500, body: 100_000 };
const FIRST_PARAGRAPH = /<p>([^]*?)<\/p>/;
// Of HTML, to find a summary in.
const ENOUGH = 20_000;
const HALF_A_CHARACTER = /[\ud800-\udbff]$/;
const WORD_AT_END = /(?<=.{200}) \S*$/;
const MAIL_DATE =
  /^(?:[a-z]{3},? )?\d{1,2} [a-z]{3} (?:\d{2}|\d{4}) \d{1,2}:\d{2}(?::\d{2})?(?: ?(?:[a-z]{1,4}|[+-]\d{4}))?$/i;

/** A raw article as the catalogue keeps it. `lang` is that of records that name none. Throws a Rejection. */
export function settleArticle(raw: RawArticle, lang?: string): NormalisedArticle {
  const title = plainLine(raw.title, LONGEST.title) ?? refuse('no title');
  const body = bodyOf(raw);
  const body_html = renderMarkdown(body);
  const beginning = beginningOf(body_html) ?? refuse('no text');
  return {
    source_article_id: idOf(raw),
    lang: langOf(raw.lang ?? lang),
    is_translation: raw.is_translation ?? false,
    title,
    summary: plainLine(raw.summary, LONGEST.summary) ?? beginning,
    body,
    body_html,
    category: categoryIn(raw.category),
    image_url: normaliseUrl(raw.image_url),
    author: plainLine(raw.author, LONGEST.author),
    source_url: normaliseUrl(raw.source_url),
    published_at: publicationOf(raw.published_at),
  };
}

function refuse(reason: string): never {
  throw new RecordRejectedError(reason);
}

function bodyOf({ body }: RawArticle): string {
  if (body.length > LONGEST.body) refuse('text over 100,000 characters');
  return cleanProse(body) ?? refuse('no text');
}

function idOf({ source_article_id }: RawArticle): string {
  const id = plainLine(source_article_id, LONGEST.id + 1) ?? refuse('no id');
  return id.length > LONGEST.id ? refuse('id over 500 characters') : id;
}

const langOf = (text: string | null | undefined): string =>
  text ? (languageTag(text) ?? refuse('language that is no BCP 47 tag')) : refuse('no language');

const categoryIn = (word: string | null | undefined): Category | null =>
  word ? (parseCategory(word) ?? refuse('category that is none of ours')) : null;

/** Clocks without a zone are read as UTC. */
function publicationOf(text: string | null): string {
  if (!text) return refuse('no publication date');
  const local = parseDate(text) ? `${text}T00:00:00` : parseLocal(text);
  const instant = local ? parseInstant(`${local}Z`) : (parseInstant(text) ?? mailDate(text));
  return instant ? formatInstant(instant) : refuse('publication date that is no date');
}

/** `Sat, 21 Nov 2026 10:00:00 +0100`, as RFC 822 has it. */
function mailDate(text: string): Date | null {
  const instant = MAIL_DATE.test(text) ? new Date(text) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

/** The first paragraph, else whatever the text begins with; null where it shows nothing. */
function beginningOf(html: string): string | null {
  const paragraph = lineOf(FIRST_PARAGRAPH.exec(html)?.[1] ?? '') ?? lineOf(html);
  if (!paragraph || paragraph.length <= LONGEST.summary) return paragraph;
  const cut = paragraph.slice(0, LONGEST.summary - 1).replace(HALF_A_CHARACTER, '');
  return `${cut.replace(WORD_AT_END, '').trimEnd()}…`;
}

const lineOf = (html: string) => plainText(html.slice(0, ENOUGH), Infinity)?.replace(/\s+/g, ' ') ?? null;
