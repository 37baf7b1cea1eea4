import type { Article, ArticleSummary } from '@marquee/domain';
import {
  getArticle,
  listArticles,
  type GetArticleDeps,
  type ListArticlesDeps,
} from '@marquee/operations';
import { Empty, h, Isolated, type ComponentChild } from '@marquee/ui';
import { articlePath, pageAddress } from '../components/links.ts';
import { NextPage } from '../components/next-page.ts';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

/** The language of the list if there are no articles in the language of the reader. */
const FALLBACK_LANGUAGE = 'en';

const list = runner(listArticles);
const find = runner(getArticle);

/** Articles in the language of the reader, otherwise in English. */
export const articlesPage: Page<ListArticlesDeps> = {
  path: '/articles',
  query: ['cursor', 'lang'],
  load: async (deps, values, context) => {
    const { t, language } = context.translator;
    const read = (lang: string) => list(deps, { lang, cursor: values.get('cursor'), limit: '20' });
    const chosen = values.get('lang') ?? language;
    const own = await read(chosen);
    const lang = own.articles.length > 0 ? chosen : FALLBACK_LANGUAGE;
    const { articles, next_cursor } = lang === chosen ? own : await read(lang);
    return {
      title: t('articles'),
      description:
        articles
          .slice(0, 3)
          .map(({ title }) => title)
          .join(' · ') || undefined,
      canonical: '/articles',
      isUnlisted: values.size > 0,
      head: [
        h('link', {
          rel: 'alternate',
          type: 'application/atom+xml',
          href: `${context.addresses.api}/articles.atom`,
          title: t('articles'),
        }),
      ],
      body: [
        h('h1', null, t('articles')),
        articles.length === 0 && h(Empty, null, t('noEvents')),
        h(
          'ul',
          { class: 'prose events' },
          articles.map((article) => h(ArticleRow, { key: article.slug, article, context })),
        ),
        h(NextPage, {
          path: '/articles',
          query: { lang },
          cursor: next_cursor,
          text: 'moreArticles',
          context,
        }),
      ],
    };
  },
};

const ArticleRow = ({
  article,
  context,
}: {
  article: ArticleSummary;
  context: PageContext;
}): ComponentChild => {
  const { slug, title, summary, lang, published_at } = article;
  return h(
    'li',
    { lang, dir: 'auto' },
    h(
      'p',
      { class: 'title' },
      h('a', { href: pageAddress(articlePath(slug), context) }, h(Isolated, { text: title })),
    ),
    h('p', null, summary),
    h('p', { class: 'quiet-text' }, formatDay(published_at, context)),
  );
};

/** One article. Ingest sanitised its HTML. */
export const articlePage: Page<GetArticleDeps> = {
  path: '/articles/:slug',
  load: async (deps, values, context) => {
    const { article } = await find(deps, { slug: values.get('slug') });
    return {
      title: article.title,
      description: article.summary,
      canonical: articlePath(article.slug),
      body: h(
        'article',
        { class: 'prose' },
        h('h1', { lang: article.lang, dir: 'auto' }, article.title),
        h('p', { class: 'quiet-text' }, h(Origin, { article, context })),
        h('div', {
          lang: article.lang,
          dir: 'auto',
          dangerouslySetInnerHTML: { __html: article.body_html },
        }),
        h(Translations, { article, context }),
      ),
    };
  },
};

interface Props {
  article: Article;
  context: PageContext;
}

const formatDay = (instant: string, { translator }: PageContext) =>
  new Intl.DateTimeFormat(translator.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );

function Origin({ article, context }: Props): ComponentChild {
  const { attribution, source, source_url, licence, published_at } = article;
  const name = attribution ?? source;
  return [
    `${formatDay(published_at, context)} · `,
    source_url === null ? name : h('a', { href: source_url, rel: 'nofollow' }, name),
    licence !== null && ` (${licence})`,
  ];
}

const Translations = ({ article: { translations }, context }: Props): ComponentChild =>
  translations.length > 0 && [
    h('h2', null, context.translator.t('otherLanguages')),
    h(
      'ul',
      null,
      translations.map(({ slug, title, lang }) =>
        h(
          'li',
          { key: slug },
          h('a', { href: pageAddress(articlePath(slug), context), lang, hreflang: lang }, title),
        ),
      ),
    ),
  ];
