const PLAIN = /^[\x20-\x7e]*$/;

// Control characters but for tab and line feed; soft hyphens and other invisible marks; what turns the direction of text; fillers
// that look like nothing; tags, in which whole sentences can hide.
const HIDDEN =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- these are what is removed
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

// A joiner or a variation selector is kept where it makes an emoji.
const LONE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const LONE_SELECTOR = /(?<!\p{Emoji})[\ufe00-\ufe0f]|[\ufe00-\ufe0d]/gu;

/** Text of a stranger, as a model may read it: without what a person would not see, at most `longest` characters. */
export function sanitiseText(text: string, longest: number): string {
  const visible = PLAIN.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(HIDDEN, '')
        .replace(LONE_JOINER, '')
        .replace(LONE_SELECTOR, '');
  if (visible.length <= longest) return visible;
  return `${visible
    .slice(0, longest - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}
