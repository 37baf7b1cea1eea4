/** Longer addresses are not kept. */
const MAX_LENGTH = 2_000;

// The parser drops some of these and keeps others: an address that has them is not what it looks like.
// eslint-disable-next-line no-control-regex -- these are what is refused
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * An address as we may show it and redirect to it: http or https, a host with a dot, no user, no port but the default. Anything
 * else is null. Its `href` is plain ASCII.
 */
export function publicAddress(text: string): URL | null {
  if (text.length > MAX_LENGTH || CONTROL.test(text)) return null;
  const url = URL.parse(text);
  return url && isPublic(url) && url.href.length <= MAX_LENGTH ? url : null;
}

const isPublic = ({ protocol, username, password, port, hostname }: URL) =>
  (protocol === 'https:' || protocol === 'http:') &&
  username === '' &&
  password === '' &&
  port === '' && // the default port is written as none
  hostname.includes('.');
