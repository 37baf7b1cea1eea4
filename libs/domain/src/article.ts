import { z } from 'zod';
import { Category } from './category.ts';

const Instant = z.string().meta({ format: 'date-time', examples: ['2026-12-31T20:00:00Z'] });
const Lang = z.string().meta({ description: 'BCP 47.', examples: ['en', 'pt-BR'] });
const Body = z.string().meta({ description: 'Markdown as its source wrote it; to show it, take `body_html`.' });
const BodyHtml = z
  .string()
  .meta({ description: 'HTML made of `body`: no scripts, styles or images; links to http, https and mailto alone.' });

const EXAMPLE = {
  title: 'What to hear this winter',
  slug: 'what-to-hear-this-winter',
  summary: 'Ten concerts for the dark months.',
  lang: 'en',
  category: 'music',
  image_url: null,
  published_at: '2026-11-20T18:00:00Z',
};

/** An article as lists show it, in one language. */
export const ArticleSummary = z
  .object({
    title: z.string(),
    slug: z.string().meta({ description: 'Of this language; it never changes.' }),
    summary: z.string().meta({ description: 'Plain text.' }),
    lang: Lang,
    category: Category.nullable(),
    image_url: z.string().nullable(),
    published_at: Instant,
  })
  .meta({ id: 'ArticleSummary', examples: [EXAMPLE] });
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** What an article says in one language. */
export const ArticleText = z
  .object({ lang: Lang, title: z.string(), slug: z.string(), summary: z.string(), body: Body, body_html: BodyHtml })
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

/** The full record of an article, in one language and with all others beside it. */
export const Article = ArticleSummary.extend({
  body: Body,
  body_html: BodyHtml,
  author: z.string().nullable(),
  source_url: z.string().nullable(),
  original_lang: Lang.meta({ description: 'The language it was written in.' }),
  source: z.string().meta({ description: 'Name of the source that publishes it.' }),
  licence: z
    .string()
    .nullable()
    .meta({ description: 'SPDX where there is such a name.', examples: ['CC-BY-SA-4.0'] }),
  attribution: z.string().nullable().meta({ description: 'The credit that the licence asks for.' }),
  updated_at: Instant,
  translations: z.array(ArticleText).meta({ description: 'The article in its other languages, by tag.' }),
}).meta({ id: 'Article', examples: [FULL_EXAMPLE] });
export type Article = z.infer<typeof Article>;
