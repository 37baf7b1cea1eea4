import {
  parseCategory,
  languageTag,
  parseDate,
  parseInstant,
  parseLocal,
  formatInstant,
} from '@marquee/domain';
import type { NormalisedArticle, Category } from '@marquee/domain';
import { normaliseUrl } from '../normalise/normalise-url.ts';
import { cleanProse, plainLine, plainText } from '../normalise/text.ts';
import { RecordRejectedError } from '../record-rejected-error.ts';
import type { RawArticle } from './raw-article.ts';
import { renderMarkdown } from './render-markdown.ts';

const MAX_LENGTH = { title: 300, summary: 300, author: 200, id: 500, body: 100_000 };
const FIRST_PARAGRAPH = /<p>([^]*?)<\/p>/;
// The part of the HTML that is searched for a summary.
const MAX_SUMMARY_SOURCE = 20_000;
const HIGH_SURROGATE_AT_END = /[\ud800-\udbff]$/;
const PARTIAL_WORD_AT_END = /(?<=.{200}) \S*$/;
const RFC_822_DATE =
  /^(?:[a-z]{3},? )?\d{1,2} [a-z]{3} (?:\d{2}|\d{4}) \d{1,2}:\d{2}(?::\d{2})?(?: ?(?:[a-z]{1,4}|[+-]\d{4}))?$/i;

export interface ArticleOptions {
  /** BCP 47 language of records that state none. */
  lang?: string | undefined;
  /** Links that begin with this URL are our own. For articles that we generate. */
  ownUrl?: string | undefined;
}

/** Normalises a raw article. Throws a RecordRejectedError. */
export function normaliseArticle(
  raw: RawArticle,
  { lang, ownUrl }: ArticleOptions = {},
): NormalisedArticle {
  const title = plainLine(raw.title, MAX_LENGTH.title) ?? reject('no title');
  const body = normaliseBody(raw);
  const body_html = renderMarkdown(body, { ownUrl });
  const excerpt = extractSummary(body_html) ?? reject('no text');
  return {
    source_article_id: normaliseId(raw),
    lang: normaliseLanguage(raw.lang ?? lang),
    is_translation: raw.is_translation ?? false,
    title,
    summary: plainLine(raw.summary, MAX_LENGTH.summary) ?? excerpt,
    body,
    body_html,
    category: normaliseCategory(raw.category),
    image_url: normaliseUrl(raw.image_url),
    author: plainLine(raw.author, MAX_LENGTH.author),
    source_url: normaliseUrl(raw.source_url),
    published_at: normalisePublicationDate(raw.published_at),
  };
}

function reject(reason: string): never {
  throw new RecordRejectedError(reason);
}

function normaliseBody({ body }: RawArticle): string {
  if (body.length > MAX_LENGTH.body) reject('text over 100,000 characters');
  return cleanProse(body) ?? reject('no text');
}

function normaliseId({ source_article_id }: RawArticle): string {
  const id = plainLine(source_article_id, MAX_LENGTH.id + 1) ?? reject('no id');
  return id.length > MAX_LENGTH.id ? reject('id over 500 characters') : id;
}

const normaliseLanguage = (text: string | null | undefined): string =>
  text ? (languageTag(text) ?? reject('invalid language tag')) : reject('no language');

const normaliseCategory = (word: string | null | undefined): Category | null =>
  word ? (parseCategory(word) ?? reject('unknown category')) : null;

/** Reads times without a zone as UTC. */
function normalisePublicationDate(text: string | null): string {
  if (!text) return reject('no publication date');
  const local = parseDate(text) ? `${text}T00:00:00` : parseLocal(text);
  const instant = local ? parseInstant(`${local}Z`) : (parseInstant(text) ?? parseRfc822Date(text));
  return instant ? formatInstant(instant) : reject('invalid publication date');
}

/** Parses dates such as `Sat, 21 Nov 2026 10:00:00 +0100`. */
function parseRfc822Date(text: string): Date | null {
  const instant = RFC_822_DATE.test(text) ? new Date(text) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

/** Returns the first paragraph, else the start of the text, or null if it shows no text. */
function extractSummary(html: string): string | null {
  const paragraph = toLine(FIRST_PARAGRAPH.exec(html)?.[1] ?? '') ?? toLine(html);
  if (!paragraph || paragraph.length <= MAX_LENGTH.summary) return paragraph;
  const cut = paragraph.slice(0, MAX_LENGTH.summary - 1).replace(HIGH_SURROGATE_AT_END, '');
  return `${cut.replace(PARTIAL_WORD_AT_END, '').trimEnd()}…`;
}

const toLine = (html: string) =>
  plainText(html.slice(0, MAX_SUMMARY_SOURCE), Infinity)?.replace(/\s+/g, ' ') ?? null;
