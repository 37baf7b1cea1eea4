import { CATEGORIES, type Article, type ArticleSummary, type Category } from '@marquee/domain';
import {
  getArticle,
  listArticles,
  type GetArticleDeps,
  type ListArticlesDeps,
} from '@marquee/operations';
import { Empty, Isolated, type ComponentChild } from '@marquee/pages';
import { articlePath, pageAddress } from '../components/links.ts';
import { NextPage } from '../components/next-page.tsx';
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
        <link
          rel="alternate"
          type="application/atom+xml"
          href={`${context.addresses.api}/articles.atom`}
          title={t('articles')}
        />,
      ],
      body: [
        <h1>{t('articles')}</h1>,
        articles.length === 0 && <Empty>{t('noEvents')}</Empty>,
        <ul class="stories">
          {articles.map((article, index) => (
            <ArticleRow
              key={article.slug}
              article={article}
              category={CATEGORIES[index % CATEGORIES.length]}
              context={context}
            />
          ))}
        </ul>,
        <NextPage
          path="/articles"
          query={{ lang }}
          cursor={next_cursor}
          text="moreArticles"
          context={context}
        />,
      ],
    };
  },
};

const ArticleRow = ({
  article,
  category = 'music',
  context,
}: {
  article: ArticleSummary;
  /** Whose colour it has, so that neighbours differ. */
  category: Category | undefined;
  context: PageContext;
}): ComponentChild => {
  const { slug, title, summary, lang, published_at } = article;
  return (
    <li lang={lang} dir="auto">
      <p class={`title c-${category}`}>
        <a href={pageAddress(articlePath(slug), context)}>
          <Isolated text={title} />
        </a>
      </p>
      <p>{summary}</p>
      <p class="quiet-text">{formatDay(published_at, context)}</p>
    </li>
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
      body: (
        <article class="prose">
          <h1 lang={article.lang} dir="auto">
            {article.title}
          </h1>
          <p class="quiet-text">
            <Origin article={article} context={context} />
          </p>
          <div
            lang={article.lang}
            dir="auto"
            dangerouslySetInnerHTML={{ __html: article.body_html }}
          />
          <Translations article={article} context={context} />
        </article>
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
    source_url === null ? (
      name
    ) : (
      <a href={source_url} rel="nofollow">
        {name}
      </a>
    ),
    licence !== null && ` (${licence})`,
  ];
}

const Translations = ({ article: { translations }, context }: Props): ComponentChild =>
  translations.length > 0 && [
    <h2>{context.translator.t('otherLanguages')}</h2>,
    <ul>
      {translations.map(({ slug, title, lang }) => (
        <li key={slug}>
          <a href={pageAddress(articlePath(slug), context)} lang={lang} hreflang={lang}>
            {title}
          </a>
        </li>
      ))}
    </ul>,
  ];
