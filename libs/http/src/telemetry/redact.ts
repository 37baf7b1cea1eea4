/** What replaces a secret. */
const REDACTED = '***';

// Names of parameters and fields whose values are secrets, without case and punctuation.
const SECRET_NAMES = new Set(
  'token email useremail mail recipient key apikey xapikey accesstoken emailtoken authorization proxyauthorization cookie setcookie password passwd secret clientsecret hashsecret stripesignature'.split(
    ' ',
  ),
);
// Fields of log lines with ordinary values may have these names.
const PLAIN_FIELDS = new Set(['key', 'mail']);

const SECRET_SHAPES = [
  /mq_[a-z]{2,8}_[0-9A-Za-z]+/gi, // our keys
  /\b(?:[srp]k|whsec)_(?:live_|test_)?[0-9A-Za-z]{8,}/g, // Stripe
  /\bsk-[\w-]{16,}/g, // AI providers
  /(?<=\bBearer\s)[\w.~+/=-]{8,}/gi,
  /(?<=:\/\/)[^\s/@:]*:[^\s/@]+(?=@)/g, // the password in a connection URL
  // e-mail addresses
  /[^\s<>()[\]:;,"\\/?&=@]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)/giu,
];

// A fast check that skips the rest for ordinary lines.
const SUSPICIOUS = /mq_|@|%[0-9a-f]{2}|[srp]k_|whsec_|sk-|bearer|=/i;
// What each of SECRET_SHAPES contains.
const SHAPED = /mq_|@|[srp]k_|whsec_|sk-|bearer/i;

/**
 * Returns a text without API keys, e-mail addresses and other secrets, also in percent-encoded
 * URLs.
 */
export function redact(text: string): string {
  if (!SUSPICIOUS.test(text)) return text;
  const named = text.replace(/(?<=[?&;\s"']|^)([\w%.[\]-]{1,100})=[^&;\s"'#]+/g, redactParameter);
  const decoded = named.includes('%') ? named.replace(/[^\s/?&=#"'<>]+/g, redactEncoded) : named;
  if (!SHAPED.test(decoded)) return decoded;
  return SECRET_SHAPES.reduce((redacted, shape) => redacted.replace(shape, REDACTED), decoded);
}

function redactParameter(pair: string, name: string): string {
  return isSecretName(decode(name)) ? `${name}=${REDACTED}` : pair;
}

/** Replaces a part of a URL if its decoded form contains a secret. */
function redactEncoded(part: string): string {
  if (!part.includes('%')) return part;
  const decoded = decode(part);
  return SECRET_SHAPES.some((shape) => decoded.search(shape) >= 0) ? REDACTED : part;
}

/**
 * Decodes up to three layers of percent-encoding. Of sequences that are not UTF-8 it decodes only
 * the ASCII characters.
 */
function decode(text: string): string {
  let decoded = text;
  for (let layer = 0; layer < 3 && decoded.includes('%'); layer++)
    decoded = decoded.replace(/(?:%[0-9a-f]{2})+/gi, decodeSequence);
  return decoded;
}

function decodeSequence(sequence: string): string {
  try {
    return decodeURIComponent(sequence);
  } catch {
    return sequence.replace(/%[0-7][0-9a-f]/gi, (code) =>
      String.fromCharCode(parseInt(code.slice(1), 16)),
    );
  }
}

const isSecretName = (name: string): boolean =>
  SECRET_NAMES.has(name.toLowerCase().replace(/[^a-z0-9]/g, ''));

/**
 * Returns a copy of a JSON value in which all strings and all fields with the name of a secret are
 * redacted.
 */
function redactDeep(value: unknown): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map(redactDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [redact(name), redactField(name, field)]),
  );
}

function redactField(name: string, field: unknown): unknown {
  const isSecret = isSecretName(name) && !PLAIN_FIELDS.has(name.toLowerCase());
  return isSecret && typeof field === 'string' ? REDACTED : redactDeep(field);
}

/**
 * Redacts a log line. It works on the parsed line, because a pattern on its text could cut an
 * escape sequence.
 */
export function redactLine(line: string): string {
  try {
    return `${JSON.stringify(redactDeep(JSON.parse(line)))}\n`;
  } catch {
    return redact(line);
  }
}
