import { DomainError } from '@marquee/domain';
import { getDomain } from 'tldts';

/**
 * What a request states about the page that sends it. Absent: the request does not come from a
 * page.
 */
export interface PageOfRequest {
  /** The header `Origin`, which a browser sets and a page cannot change. */
  origin: string | undefined;
  /** GET, HEAD or OPTIONS. */
  isRead: boolean;
}

/**
 * Returns why a publishable key with these origins may not be used for the request; null if it may.
 */
export function refusePublishableKey(
  origins: readonly string[],
  page: PageOfRequest | undefined,
): DomainError | null {
  const reason = page
    ? refusal(origins, page)
    : 'works only in web pages; use a secret key (mq_live_…) here';
  return reason === null
    ? null
    : new DomainError('invalid_api_key', `This publishable key ${reason}.`);
}

function refusal(origins: readonly string[], { origin, isRead }: PageOfRequest): string | null {
  if (!isRead)
    return 'is read-only; send this request from your server with a secret key (mq_live_…)';
  if (origin === undefined)
    return 'works only in web pages, where the browser sends Origin; on a server, use a secret key (mq_live_…)';
  if (origins.some((allowed) => matchesOrigin(allowed, origin))) return null;
  return 'is not valid for the origin of this page; add the origin to the key on your account page';
}

/** `https://*.example.com` matches every subdomain, but not `https://example.com`. */
function matchesOrigin(allowed: string, origin: string): boolean {
  const [scheme = '', domain] = allowed.split('*.');
  if (domain === undefined) return allowed === origin;
  const host = origin.startsWith(scheme) ? origin.slice(scheme.length) : '';
  return host.endsWith(`.${domain}`) && /^[a-z0-9.-]+(:\d+)?$/.test(host);
}

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/** Whether strangers have the names below: `co.uk`, `github.io`. */
const isPublicSuffix = (hostname: string): boolean =>
  getDomain(hostname, { allowPrivateDomains: true }) === null;

/**
 * Returns the canonical form of an origin for a publishable key, or null if it is none:
 * `https://example.com`, `https://*.example.com` or, for development, `http://localhost:3000`.
 */
export function parseOrigin(text: string): string | null {
  const [, scheme = '', wildcard = '', rest = ''] =
    /^(https?:\/\/)(\*\.)?(.+)$/.exec(text.trim().toLowerCase()) ?? [];
  const url = URL.parse(scheme + rest);
  if (!url || !/^[^/?#@\s]+\/?$/.test(rest)) return null;
  const isLocal = LOCAL_HOSTS.includes(url.hostname);
  if (isLocal) return wildcard === '' ? url.origin : null;
  if (url.protocol !== 'https:' || !HOST.test(url.hostname)) return null;
  if (wildcard !== '' && isPublicSuffix(url.hostname)) return null;
  return `https://${wildcard}${url.host}`;
}
