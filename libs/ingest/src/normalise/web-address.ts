const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|_ga|_gl|aff|affiliate|ref_src|spm|yclid)$/i;
const MAX_LENGTH = 2_000;

/**
 * A web address as we may show it and redirect to it: http or https, a host with a dot, no user, no odd port, tracking
 * parameters taken off. Anything else is null.
 */
export function webAddress(text: string | null | undefined): string | null {
  const trimmed = text?.trim();
  if (!trimmed || trimmed.length > MAX_LENGTH) return null;
  const url = URL.parse(/^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed);
  if (!url || !isPublic(url)) return null;
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}

const isPublic = ({ protocol, username, password, port, hostname }: URL) =>
  (protocol === 'https:' || protocol === 'http:') &&
  username === '' &&
  password === '' &&
  port === '' && // the default port is written as none
  hostname.includes('.');
