import { withoutInvisible } from '@marquee/domain';
import { compile } from 'html-to-text';

const MARKUP = /<[a-z!/][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i;
// What is left when a source encodes a text twice.
const ENCODED_TWICE =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|quot|apos|lt|gt|nbsp|[nm]dash|hellip|[lr][sd]quo|[a-z](?:acute|grave|circ|uml|tilde|cedil|slash|ring|caron));|<\/?(?:p|br|b|i|em|strong|span|div|a|ul|li|h\d)\b[^<>]*>/i;
const PLAIN = /^(?! )[\x20-\x25\x27-\x3b\x3d-\x7e]*(?<! )$/;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Returns one line of plain text without markup or invisible characters, in NFC, or null if it is
 * empty.
 */
export function plainLine(text: string | null | undefined, maxLength: number): string | null {
  return plainText(text, Infinity)?.replace(/\s+/g, ' ').slice(0, maxLength).trim() ?? null;
}

const BACKSLASH = /\\(?:u([\da-f]{4})|([nrt])|(["'/\\&,;-]))/gi;
const PERCENT = /%[\da-f]{2}/i;
const MAX_LAYERS = 3;

/**
 * Returns a title without the escapes that a source left in it: backslashes, percent codes,
 * entities encoded several times.
 */
export function plainTitle(text: string | null | undefined, maxLength: number): string | null {
  let title = plainLine(text, Infinity);
  for (let layer = 0; layer < MAX_LAYERS && title !== null; layer++) {
    const next: string | null = plainLine(withoutEscapes(title), Infinity);
    if (next === title) break;
    title = next;
  }
  return title?.slice(0, maxLength).trim() ?? null;
}

function withoutEscapes(title: string): string {
  const unescaped = title.replace(BACKSLASH, (...match: (string | undefined)[]) => {
    const [, code, blank, mark] = match;
    if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
    return blank === undefined ? (mark ?? '') : ' ';
  });
  // A text with blanks can have a percentage: "50%20" is none.
  if (!PERCENT.test(unescaped) || /\s/.test(unescaped)) return unescaped;
  try {
    return decodeURIComponent(unescaped.replaceAll('+', ' '));
  } catch {
    return unescaped;
  }
}

/** Returns plain text with its paragraphs. Text longer than `maxLength` characters ends in "…". */
export function plainText(text: string | null | undefined, maxLength: number): string | null {
  if (!text) return null;
  if (PLAIN.test(text) && !text.includes('  ')) return truncate(text, maxLength);
  const decoded = MARKUP.test(text) ? withoutMarkup(text) : text;
  const plain = ENCODED_TWICE.test(decoded) ? withoutMarkup(decoded) : decoded;
  const clean = withoutInvisible(plain.normalize('NFC').replace(/\r\n?/g, '\n'))
    .replace(LONE_SURROGATE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return clean === '' ? null : truncate(clean, maxLength);
}

/** Cleans Markdown, whose spaces and line breaks are significant: no invisible characters, NFC, 
 only. Null if empty. */
export function cleanProse(text: string): string | null {
  const clean = withoutInvisible(text.normalize('NFC').replace(/\r\n?/g, '\n'))
    .replace(LONE_SURROGATE, '')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();
  return clean.trim() === '' ? null : clean;
}

let convert: ReturnType<typeof compile> | undefined;

/** Compiles the options on first use and once: it costs more than most conversions. */
function withoutMarkup(html: string): string {
  convert ??= compile(HTML_OPTIONS);
  return convert(html);
}

const truncate = (text: string, maxLength: number) =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;

const HTML_OPTIONS = {
  wordwrap: false as const,
  limits: { maxInputLength: 200_000, maxDepth: 50 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'h3', options: { uppercase: false } },
  ],
};
