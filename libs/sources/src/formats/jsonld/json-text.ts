import JSON5 from 'json5';

const MAX_REPAIRED_LENGTH = 1_000_000;
const OPENING_MARK = /^\s*(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?)/;
const CLOSING_MARK = /(?:(?:\/\/)?\s*-->|(?:\/\/|\/\*)?\s*\]\](?:>|&gt;)\s*(?:\*\/)?|;)\s*$/;
// eslint-disable-next-line no-control-regex -- JSON forbids control characters in strings
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/g;

/**
 * Parses JSON as careless pages write it: in comment or CDATA marks, with raw control characters, trailing commas or semicolons,
 * encoded quotation marks, or several values in a row. Returns null if it is not JSON.
 */
export function parseCarelessJson(text: string): { document: unknown } | null {
  const bare = stripMarks(text);
  const exact = attempt(() => JSON.parse(bare));
  if (exact || bare.length > MAX_REPAIRED_LENGTH) return exact;
  const clean = bare.replace(CONTROL, ' ');
  const decoded = clean.replace(/&quot;|&#0?34;/g, '"').replace(/&amp;/g, '&');
  return (
    attempt(() => JSON.parse(clean)) ??
    attempt(() => JSON5.parse(clean)) ??
    attempt(() => JSON5.parse(decoded)) ??
    attempt(() => JSON5.parse(`[${clean.replace(/\}\s*\{/g, '},{')}]`))
  );
}

function stripMarks(text: string): string {
  const bare = text
    .replace(/^\ufeff/, '')
    .replace(OPENING_MARK, '')
    .replace(CLOSING_MARK, '')
    .trim();
  return bare.length < text.trim().length ? stripMarks(bare) : bare;
}

function attempt(parse: () => unknown): { document: unknown } | null {
  try {
    return { document: parse() };
  } catch {
    return null;
  }
}
