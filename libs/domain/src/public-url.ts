import { isPublicHost } from './public-host.ts';

/** Longer addresses are not kept. */
const MAX_LENGTH = 2_000;

// The parser drops some of these and keeps others: an address that has them is not what it looks like.
// eslint-disable-next-line no-control-regex -- these are what is refused
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Returns an address that may be shown and redirected to: http or https, a host outside private networks, no user, no port
 * except the default. Returns null for anything else. Its `href` is plain ASCII.
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
  port === '' && // the default port is written as none
  isPublicHost(hostname);

// Most addresses: a plain name with a top-level domain that no private network uses. It spares lists the URL parser.
const PLAIN = /^https?:\/\/(?:[a-z0-9-]+\.)+(?:com|org|net|de|fr|uk|es|it|nl|ca|us|eu|at|ch|io|example)(?:[/?#]|$)/;

/** Returns a stored address if it may be shown, else null. Rows can be older than the check at ingest. */
export const publicUrlOrNull = (url: string | null): string | null =>
  url === null || (PLAIN.test(url) && !CONTROL.test(url)) || parsePublicUrl(url) ? url : null;
