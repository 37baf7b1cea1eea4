import { isPublicHost } from './public-host.ts';

const MAX_LENGTH = 2_000;

// The URL parser drops some of these characters, so an address that contains them differs from what
// it looks like.
// eslint-disable-next-line no-control-regex -- matches control characters in order to reject them
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Parses a URL that is safe to show and to redirect to: http or https, a public host, no user, no
 * port except the default. Returns null for any other text. The `href` of the result is ASCII.
 */
export function parsePublicUrl(text: string): URL | null {
  if (text.length > MAX_LENGTH || CONTROL.test(text)) return null;
  const url = URL.parse(text);
  return url && isPublic(url) && url.href.length <= MAX_LENGTH ? url : null;
}

const isPublic = ({ protocol, username, password, port, hostname }: URL) =>
  (protocol === 'https:' || protocol === 'http:') &&
  username === '' &&
  password === '' &&
  port === '' && // the parser removes the default port
  isPublicHost(hostname);

// Fast path for most addresses: a plain name under a public top-level domain needs no URL parser.
const PLAIN =
  /^https?:\/\/(?:[a-z0-9-]+\.)+(?:com|org|net|de|fr|uk|es|it|nl|ca|us|eu|at|ch|io|example)(?:[/?#]|$)/;

/**
 * Returns a stored URL if it is safe to show, else null. Rows can be older than the check at
 * ingest.
 */
export const publicUrlOrNull = (url: string | null): string | null =>
  url === null || (PLAIN.test(url) && !CONTROL.test(url)) || parsePublicUrl(url) ? url : null;
