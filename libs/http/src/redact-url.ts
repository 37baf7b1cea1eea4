const SECRET_NAMES: ReadonlySet<string> = new Set(['token', 'email', 'apikey', 'xapikey']);
const API_KEY = /mq_(?:live|pub)_/i;
const REDACTED = '***';

/** A path and query as they may be logged and shown: without API keys, and without the values that are a person's secret. */
export function redactUrl(url: string): string {
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const safePath = path.split('/').map(redactSegment).join('/');
  return start < 0
    ? safePath
    : `${safePath}?${url
        .slice(start + 1)
        .split('&')
        .map(redactPair)
        .join('&')}`;
}

const redactSegment = (segment: string) => (API_KEY.test(decode(segment)) ? REDACTED : segment);

function redactPair(pair: string): string {
  const [rawName = '', ...value] = pair.split('=');
  const name = decode(rawName);
  if (API_KEY.test(name)) return REDACTED;
  const isSecret = SECRET_NAMES.has(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
  return value.length > 0 && (isSecret || API_KEY.test(decode(value.join('=')))) ? `${rawName}=${REDACTED}` : pair;
}

function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%[0-7][0-9a-f]/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
  }
}
