import type { Article } from '@marquee/domain';
import type { getArticle } from '@marquee/operations';
import { h, type ComponentChild } from '@marquee/ui';
import { LOCALE } from './event-badges.ts';
import { htmlFormat, type PageReader } from './html-page.ts';

/** GET /articles/{slug} for people. Ingest sanitised the HTML of the body. */
export const articlePage = htmlFormat<typeof getArticle.output>(({ article }, reader) => ({
  title: article.title,
  lang: article.lang,
  description: article.summary,
  children: [
    h('p', { class: 'quiet-text', lang: 'en', dir: 'ltr' }, describeOrigin(article)),
    h('div', { dir: 'auto', dangerouslySetInnerHTML: { __html: article.body_html } }),
    h(Translations, { article, site: reader.site }),
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
    source_url === null ? name : h('a', { href: source_url, rel: 'nofollow' }, name),
    licence !== null && ` (${licence})`,
  ];
}

function Translations({
  article,
  site,
}: { article: Article } & Pick<PageReader, 'site'>): ComponentChild {
  if (article.translations.length === 0) return null;
  return h(
    'ul',
    null,
    article.translations.map(({ slug, title, lang }) =>
      h(
        'li',
        { key: slug },
        h('a', { href: `${site.api}/articles/${slug}`, lang, hreflang: lang }, title),
      ),
    ),
  );
}
