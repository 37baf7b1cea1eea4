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
