import JSON5 from 'json5';

const MAX_REPAIRED_LENGTH = 1_000_000;
const MAX_MARKS = 10;
const OPENING_MARK = /^(?:\ufeff|<!--|(?:\/\/|\/\*)?\s{0,20}<!\[CDATA\[\s{0,20}(?:\*\/)?)/;
const CLOSING_MARK = /(?:(?:\/\/)?\s*-->|(?:\/\/|\/\*)?\s*\]\](?:>|&gt;)\s*(?:\*\/)?|;+)$/;
const MARK_LENGTH = 60;
// eslint-disable-next-line no-control-regex -- JSON forbids control characters in strings
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/g;

/**
 * Parses JSON as careless pages write it: in comment or CDATA marks, with raw control characters,
 * trailing commas or semicolons, encoded quotation marks, or several values in a row. Returns null
 * if it is not JSON.
 */
export function parseCarelessJson(text: string): { document: unknown } | null {
  const bare = stripMarks(text);
  const exact = attempt(() => JSON.parse(bare));
  if (exact || bare.length > MAX_REPAIRED_LENGTH) return exact;
  const clean = bare.replace(CONTROL, ' ');
  const decoded = clean.replace(/&quot;|&#0?34;/g, '"').replace(/&amp;/g, '&');
  return (
    attempt(() => JSON.parse(clean)) ??
    attempt(() => JSON5.parse(bare)) ?? // a comment ends with its line
    attempt(() => JSON5.parse(clean)) ??
    attempt(() => JSON5.parse(decoded)) ??
    attempt(() => JSON5.parse(`[${clean.replace(/\}\s*\{/g, '},{')}]`))
  );
}

/**
 * Searches the ends of the text only, because a pattern for the end takes quadratic time on a long
 * text.
 */
function stripMarks(text: string): string {
  let bare = text.trim();
  for (let count = 0; count < MAX_MARKS; count++) {
    const [opening = ''] = OPENING_MARK.exec(bare.slice(0, MARK_LENGTH)) ?? [];
    const [closing = ''] = CLOSING_MARK.exec(bare.slice(-MARK_LENGTH)) ?? [];
    if (opening === '' && closing === '') break;
    bare = bare.slice(opening.length, bare.length - closing.length).trim();
  }
  return bare;
}

function attempt(parse: () => unknown): { document: unknown } | null {
  try {
    return { document: parse() };
  } catch {
    return null;
  }
}
