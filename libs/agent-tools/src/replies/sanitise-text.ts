const PLAIN = /^[\x20-\x7e]*$/;

// Control characters other than tab and line feed, soft hyphens and other invisible characters,
// direction overrides, blank fillers, and tag characters, which can hide whole sentences.
const HIDDEN =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- the pattern matches the characters to remove
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

// Joiners and variation selectors are removed only outside emoji.
const LONE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const LONE_SELECTOR = /(?<!\p{Emoji})[\ufe00-\ufe0f]|[\ufe00-\ufe0d]/gu;

// A chat program would load the image and show the link. Its text is retained.
const MARKDOWN_IMAGE = /!\[([^\]]*)\]\s*(?:\([^)]*\)|\[[^\]]*\])/g;
const MARKDOWN_LINK = /\[([^\]]+)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;
const LINK_DEFINITION = /^[ \t]*\[[^\]]+\]:[ \t]*\S+.*$/gm;
const TAG = /<\/?(?:img|a|script|iframe|svg|style|object|embed|form|input|video|audio)\b[^>]*>/gi;
const AUTOLINK = /<((?:https?|javascript|data):[^>\s]*)>/gi;
const SCRIPT_LINK = /(?:javascript|vbscript|data):(?=\S)/gi;
// The turns of a conversation, and the marks that models use for them.
const TURN = /(^|[\n.!?:]\s*)(human|user|assistant|system|developer)\s*:/gi;
const MODEL_MARK =
  /<\|[^|>]*\|>|\[\/?INST\]|<\/?(?:system|assistant|user|instructions?|tool_(?:call|result|use))>/gi;

/** Makes Markdown links, images, tags and turns of a conversation plain text. */
function toPlainText(text: string): string {
  if (!/[[<:]/.test(text)) return text;
  return text
    .replace(MODEL_MARK, ' ')
    .replace(MARKDOWN_IMAGE, '$1')
    .replace(MARKDOWN_LINK, (_, label: string, link: string) =>
      /^https:\/\//i.test(link) ? `${label} (${link})` : label,
    )
    .replace(LINK_DEFINITION, '')
    .replace(TAG, '')
    .replace(AUTOLINK, '$1')
    .replace(SCRIPT_LINK, '')
    .replace(TURN, '$1$2 -');
}

/**
 * Removes the characters that a person cannot see from third-party text, makes Markdown and the
 * turns of a conversation plain, and cuts it to `maxLength` characters.
 */
export function sanitiseText(given: string, maxLength: number): string {
  const text = toPlainText(given);
  const visible = PLAIN.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(HIDDEN, '')
        .replace(LONE_JOINER, '')
        .replace(LONE_SELECTOR, '');
  if (visible.length <= maxLength) return visible;
  return `${visible
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}
