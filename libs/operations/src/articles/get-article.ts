import type { ArticleRepository, StoredArticle } from '@marquee/database';
import {
  Article,
  type ArticleText,
  defineOperation,
  languagesFor,
  notFound,
} from '@marquee/domain';
import { z } from 'zod';
import { language, text } from '../parameters.ts';

export interface GetArticleDeps {
  articles: Pick<ArticleRepository, 'find'>;
  now: () => Date;
}

export const getArticle = defineOperation({
  name: 'get_article',
  summary: 'One article',
  description:
    'An article by its slug in any language, with its body and all translations. If there is no translation to the requested language, the original is returned with a warning.',
  input: z.object({
    slug: text(96).meta({
      description: 'Slug of the article, in any language.',
      examples: ['whats-on-in-berlin-in-december-2026'],
    }),
    lang: language()
      .optional()
      .meta({
        description: 'Language of the fields as a BCP 47 tag. Default: the language of the slug.',
        examples: ['de'],
      }),
  }),
  output: z.object({ article: Article }),
  async run({ articles, now }: GetArticleDeps, { slug, lang }) {
    const found = await articles.find(slug.toLowerCase(), now());
    if (!found) throw notFound('article', slug);
    const requested = lang ?? found.slug_lang;
    const chosen = findText(requested, found);
    const shown = chosen ?? findText(found.original_lang, found);
    if (!shown) throw notFound('article', slug);
    const missing = `there is no text in '${requested}'; this is the original in '${shown.lang}'`;
    return { article: presentArticle(found, shown), ...(!chosen && { warnings: [missing] }) };
  },
});

function findText(lang: string, { texts }: StoredArticle) {
  const [best] = languagesFor(
    lang,
    texts.map((one) => one.lang),
  );
  return texts.find((one) => one.lang === best);
}

const presentArticle = (
  { texts, slug_lang: _, ...article }: StoredArticle,
  shown: ArticleText,
): Article => ({
  ...article,
  ...shown,
  translations: texts.filter((one) => one !== shown),
});
