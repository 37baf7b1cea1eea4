const MAX_TEXT_LENGTH = 300;

// Characters that are invisible, change the direction of text or are invalid in XML.
const UNPRINTABLE =
  /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu;

/** Returns a text of one line that can be drawn. */
export const toPrintable = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed();
