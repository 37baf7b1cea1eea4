const SHORTEST = 40;
const LONGEST = 1_500;

// A plan's links are ours. A model that was talked into one writes an address, a domain, markup or a number to call.
const UNWANTED = [
  /https?:|www\.|:\/\/|\bmailto:|\bjavascript:/i,
  /\b[a-z0-9-]+\.(?:com|net|org|io|co|app|dev|info|biz|xyz|ru|cn|de|uk|tickets|link|site|online|shop|example|test)\b/i,
  /[<>{}[\]`|]/,
  /[\w.+-]+@[\w-]+/,
  /\+?\d(?:[\s().-]?\d){8,}/,
  // eslint-disable-next-line no-control-regex -- these are what is refused
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/,
];

/** Whether a model's text may stand in a plan: some sentences of plain words, and nothing to follow. */
export const isSafeNarrative = (text: string): boolean =>
  text.trim().length >= SHORTEST && text.length <= LONGEST && UNWANTED.every((pattern) => !pattern.test(text));
