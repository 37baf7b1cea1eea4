// Control characters, noncharacters, bidi overrides and isolates, zero-width marks (except joiners,
// which scripts and emoji need), tag characters.
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- the pattern matches control characters
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufdd0-\ufdef\ufffe\uffff\u{e0000}-\u{e007f}]/gu;

/** Removes characters that show nothing or change the direction of the text around them. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
