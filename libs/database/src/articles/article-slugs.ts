import { distinctSlug, newId, slugify } from '@marquee/domain';
import sql from 'sql-template-tag';
import { slugSuffix } from '../catalogue/names.ts';
import { assignSlugs } from '../catalogue/slugs.ts';
import type { Query } from '../connect.ts';
import type { TextWork } from './article-texts.ts';

/**
 * A slug for each new text, by `hash`, made of its title: the original's first, so that a translation of the same title is
 * the one that gets its language at the end.
 */
export function chooseArticleSlugs(query: Query, texts: TextWork[], source: string): Promise<Map<string, string>> {
  const wishes = texts.map(({ hash, facts }) => ({
    id: hash,
    slug: slugify(facts.title) || 'article',
    lang: facts.lang.toLowerCase(),
    mark: slugSuffix(`${source}|${facts.source_article_id}|${facts.lang}`),
    rank: Number(facts.is_translation) * 2 + Number(facts.lang !== 'en'),
  }));
  return assignSlugs(
    wishes.sort((a, b) => a.rank - b.rank),
    {
      variants: [
        ({ slug }) => slug,
        ({ slug, lang }) => distinctSlug(slug, lang),
        ({ slug, mark }) => distinctSlug(slug, mark),
        ({ slug }) => distinctSlug(slug, newId().slice(-12)),
      ],
      takenOf: (slugs) => takenByTexts(query, slugs),
    },
  );
}

async function takenByTexts(query: Query, slugs: string[]): Promise<Set<string>> {
  const rows = await query<{ slug: string }>(sql`SELECT slug FROM article_text WHERE slug = ANY(${slugs}::text[])`);
  return new Set(rows.map(({ slug }) => slug));
}
