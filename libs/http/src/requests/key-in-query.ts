const KEY = /mq_(?:live|pub)_/i;
const NAMES: ReadonlySet<string> = new Set(['apikey', 'xapikey', 'marqueeapikey']);
const MAX_NAME_LENGTH = 40;

/**
 * Returns the name of the query parameter that contains an API key, or null. Recognises keys by
 * their form and by the parameter's name.
 */
export function keyInQuery(url: string): string | null {
  const start = url.indexOf('?');
  if (start < 0) return null;
  for (const pair of url.slice(start + 1).split('&')) {
    const [name = '', ...rest] = decode(pair).split('=');
    if (KEY.test(name)) return 'query';
    const value = rest.join('=');
    const isNamed = NAMES.has(name.toLowerCase().replace(/[^a-z0-9]/g, '')) && value.trim() !== '';
    if (isNamed || KEY.test(value))
      return name.replace(/[^\w.[\]-]/g, '?').slice(0, MAX_NAME_LENGTH);
  }
  return null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
