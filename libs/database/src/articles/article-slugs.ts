import { distinctSlug, newId, slugify } from '@marquee/domain';
import { slugSuffix } from '../catalogue/names.ts';
import { assignSlugs } from '../catalogue/slugs.ts';
import type { Query } from '../connection/connect.ts';
import type { HashedText } from './article-texts.ts';
import { takenSlugsSql } from './articles-sql.ts';

/**
 * Returns a slug per new text, by `hash`. Originals come first, so that a translation with the same
 * title gets the language suffix.
 */
export function chooseArticleSlugs(
  query: Query,
  texts: HashedText[],
  source: string,
): Promise<Map<string, string>> {
  const requests = texts.map(({ hash, facts }) => ({
    id: hash,
    slug: slugify(facts.title) || 'article',
    lang: facts.lang.toLowerCase(),
    suffix: slugSuffix(`${source}|${facts.source_article_id}|${facts.lang}`),
    rank: Number(facts.is_translation) * 2 + Number(facts.lang !== 'en'),
  }));
  return assignSlugs(
    requests.sort((a, b) => a.rank - b.rank),
    {
      variants: [
        ({ slug }) => slug,
        ({ slug, lang }) => distinctSlug(slug, lang),
        ({ slug, suffix }) => distinctSlug(slug, suffix),
        ({ slug }) => distinctSlug(slug, newId().slice(-12)),
      ],
      findTaken: (slugs) => findTakenSlugs(query, slugs),
    },
  );
}

async function findTakenSlugs(query: Query, slugs: string[]): Promise<Set<string>> {
  const rows = await query<{ slug: string }>(takenSlugsSql(slugs));
  return new Set(rows.map(({ slug }) => slug));
}
