const MIN_LENGTH = 40;
const MAX_LENGTH = 1_500;

// A prompt injection could make the model write a URL, a domain, markup, an e-mail address or a
// phone number.
const FORBIDDEN = [
  /https?:|www\.|:\/\/|\bmailto:|\bjavascript:/i,
  /\b[a-z0-9-]+\.(?:com|net|org|io|co|app|dev|info|biz|xyz|ru|cn|de|uk|tickets|link|site|online|shop|example|test)\b/i,
  /[<>{}[\]`|]/,
  /[\w.+-]+@[\w-]+/,
  /\+?\d(?:[\s().-]?\d){8,}/,
  // eslint-disable-next-line no-control-regex -- matches control characters in order to reject them
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/,
];

/**
 * Returns whether the text of a model is safe to show: a few plain sentences without anything to
 * follow.
 */
export const isSafeNarrative = (text: string): boolean =>
  text.trim().length >= MIN_LENGTH &&
  text.length <= MAX_LENGTH &&
  FORBIDDEN.every((pattern) => !pattern.test(text));
