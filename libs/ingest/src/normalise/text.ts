import { convert } from 'html-to-text';

const MARKUP = /<[a-z!/][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i;
// Controls, bidi overrides and isolates, zero-width marks (not the joiners that scripts and emoji need), tag characters.
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const PLAIN = /^(?! )[\x20-\x25\x27-\x3b\x3d-\x7e]*(?<! )$/;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** One line of plain text: no markup, nothing invisible, single blanks, NFC, at most `maxLength` characters; null if empty. */
export function plainLine(text: string | null | undefined, maxLength: number): string | null {
  return plainText(text, Infinity)?.replace(/\s+/g, ' ').slice(0, maxLength).trim() ?? null;
}

/** Plain text that keeps its paragraphs. `maxLength` counts characters; a longer text ends in "…". */
export function plainText(text: string | null | undefined, maxLength: number): string | null {
  if (!text) return null;
  if (PLAIN.test(text) && !text.includes('  ')) return cut(text, maxLength);
  const withoutMarkup = MARKUP.test(text) ? convert(text, HTML_OPTIONS) : text;
  const clean = withoutMarkup
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(LONE_SURROGATE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return clean === '' ? null : cut(clean, maxLength);
}

/** Text whose blanks and lines mean something (Markdown): nothing invisible, NFC, lines ending in \n; null if empty. */
export function cleanProse(text: string): string | null {
  const clean = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(LONE_SURROGATE, '')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();
  return clean.trim() === '' ? null : clean;
}

const cut = (text: string, maxLength: number) =>
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
