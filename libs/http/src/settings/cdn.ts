import { z } from 'zod';

/** The header by which a CDN purges responses, by their tags. */
export const CDN_ENVIRONMENT = {
  CACHE_TAG_HEADER: z
    .enum(['Cache-Tag', 'Edge-Cache-Tag', 'Surrogate-Key'], {
      error: 'must be Cache-Tag, Edge-Cache-Tag or Surrogate-Key',
    })
    .optional(),
};
export type CacheTagHeader = NonNullable<z.output<typeof CDN_ENVIRONMENT.CACHE_TAG_HEADER>>;

/** Where the worker purges responses. */
export const PURGE_ENVIRONMENT = {
  PURGE_URLS: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(
      z.array(z.url({ protocol: /^https?$/, error: 'must be http(s) URLs, separated by commas' })),
    )
    .optional(),
  PURGE_FORM: z
    .enum(['varnish', 'fastly', 'cloudflare'], {
      error: 'must be varnish, fastly or cloudflare',
    })
    .default('varnish'),
  PURGE_TOKEN: z.string().optional(),
};

export interface PurgeSettings {
  urls: readonly string[];
  form: 'varnish' | 'fastly' | 'cloudflare';
  token: string | undefined;
}

/** Null if nothing is purged. */
export const purgeSettings = (env: {
  PURGE_URLS?: string[] | undefined;
  PURGE_FORM: PurgeSettings['form'];
  PURGE_TOKEN?: string | undefined;
}): PurgeSettings | null =>
  env.PURGE_URLS ? { urls: env.PURGE_URLS, form: env.PURGE_FORM, token: env.PURGE_TOKEN } : null;
