import type { PurgeSettings } from '@marquee/http/settings';

/** The limit of Cloudflare. */
const MAX_TAGS = 30;
const TIMEOUT_MS = 5_000;

const FORMS: Record<PurgeSettings['form'], (tags: string[], token: string) => RequestInit> = {
  varnish: (tags, token) => ({
    method: 'BAN',
    headers: { 'Purge-Tags': tags.join(' '), ...(token && { 'Purge-Token': token }) },
  }),
  fastly: (tags, token) => ({
    method: 'POST',
    headers: { 'Surrogate-Key': tags.join(' '), 'Fastly-Key': token },
  }),
  cloudflare: (tags, token) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ tags }),
  }),
};

/**
 * Returns a function that purges all responses with one of the tags from every cache. It rejects if
 * one of them refuses or does not respond.
 */
export function createPurger({ urls, form, token = '' }: PurgeSettings) {
  async function send(url: string, tags: string[], signal: AbortSignal): Promise<void> {
    const response = await fetch(url, {
      ...FORMS[form](tags, token),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    const { host } = new URL(url);
    if (!response.ok) throw new Error(`The cache at ${host} returned ${String(response.status)}`);
  }

  return async function purge(tags: readonly string[], signal: AbortSignal): Promise<void> {
    for (let from = 0; from < tags.length; from += MAX_TAGS) {
      const part = tags.slice(from, from + MAX_TAGS);
      await Promise.all(urls.map((url) => send(url, part, signal)));
    }
  };
}
export type Purger = ReturnType<typeof createPurger>;
