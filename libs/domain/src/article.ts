import { z } from 'zod';
import { Category } from './category.ts';

const Instant = z.string().meta({ format: 'date-time', examples: ['2026-12-31T20:00:00Z'] });
const Lang = z.string().meta({ description: 'BCP 47.', examples: ['en', 'pt-BR'] });
const Body = z
  .string()
  .meta({ description: 'Markdown as the source wrote it. To display it, use `body_html`.' });
const BodyHtml = z.string().meta({
  description:
    'HTML rendered from `body`, without scripts, styles and images. Links use http, https or mailto.',
});

const EXAMPLE = {
  title: 'What to hear this winter',
  slug: 'what-to-hear-this-winter',
  summary: 'Ten concerts for the dark months.',
  lang: 'en',
  category: 'music',
  image_url: null,
  published_at: '2026-11-20T18:00:00Z',
};

export const ArticleSummary = z
  .object({
    title: z.string(),
    slug: z
      .string()
      .meta({ description: 'Slug of the article in this language. It never changes.' }),
    summary: z.string().meta({ description: 'Plain text.' }),
    lang: Lang,
    category: Category.nullable(),
    image_url: z.string().nullable(),
    published_at: Instant,
  })
  .meta({ id: 'ArticleSummary', examples: [EXAMPLE] });
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const ArticleText = z
  .object({
    lang: Lang,
    title: z.string(),
    slug: z.string(),
    summary: z.string(),
    body: Body,
    body_html: BodyHtml,
  })
  .meta({ id: 'ArticleText' });
export type ArticleText = z.infer<typeof ArticleText>;

const FULL_EXAMPLE = {
  ...EXAMPLE,
  body: 'Ten concerts for the *dark* months.',
  body_html: '<p>Ten concerts for the <em>dark</em> months.</p>',
  author: 'Ana',
  source_url: 'https://blog.example/what-to-hear-this-winter',
  original_lang: 'en',
  source: 'blog',
  licence: 'CC-BY-SA-4.0',
  attribution: 'The Blog',
  updated_at: '2026-11-20T18:00:00Z',
  translations: [],
};

/** The full record of an article: one language at the top level, the others in `translations`. */
export const Article = ArticleSummary.extend({
  body: Body,
  body_html: BodyHtml,
  author: z.string().nullable(),
  source_url: z.string().nullable(),
  original_lang: Lang.meta({ description: 'Language in which the article was written.' }),
  source: z.string().meta({ description: 'Name of the source that publishes it.' }),
  licence: z
    .string()
    .nullable()
    .meta({ description: 'SPDX identifier if the licence has one.', examples: ['CC-BY-SA-4.0'] }),
  attribution: z.string().nullable().meta({ description: 'Credit that the licence requires.' }),
  updated_at: Instant,
  translations: z
    .array(ArticleText)
    .meta({ description: 'The article in its other languages, sorted by language tag.' }),
}).meta({ id: 'Article', examples: [FULL_EXAMPLE] });
export type Article = z.infer<typeof Article>;
