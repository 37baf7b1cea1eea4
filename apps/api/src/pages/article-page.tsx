import type { Article } from '@marquee/domain';
import type { getArticle } from '@marquee/operations';
import { type ComponentChild } from '@marquee/pages';
import { LOCALE } from './event-badges.tsx';
import { htmlFormat, type PageReader } from './html-page.ts';

/** GET /articles/{slug} for people. Ingest sanitised the HTML of the body. */
export const articlePage = htmlFormat<typeof getArticle.output>(({ article }, reader) => ({
  title: article.title,
  lang: article.lang,
  description: article.summary,
  children: [
    <p class="quiet-text" lang="en" dir="ltr">
      {describeOrigin(article)}
    </p>,
    <div dir="auto" dangerouslySetInnerHTML={{ __html: article.body_html }} />,
    <Translations article={article} site={reader.site} />,
  ],
}));

function describeOrigin({
  published_at,
  attribution,
  source,
  licence,
  source_url,
}: Article): ComponentChild {
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(published_at),
  );
  const name = attribution ?? source;
  return [
    `${date} · `,
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

function Translations({
  article,
  site,
}: { article: Article } & Pick<PageReader, 'site'>): ComponentChild {
  if (article.translations.length === 0) return null;
  return (
    <ul>
      {article.translations.map(({ slug, title, lang }) => (
        <li key={slug}>
          <a href={`${site.api}/articles/${slug}`} lang={lang} hreflang={lang}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
