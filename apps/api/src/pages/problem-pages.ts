import { PROBLEM_TYPES, type HtmlPage, type ProblemType } from '@marquee/http';
import { h, type SiteAddresses } from '@marquee/ui';
import { Marked } from '../reference/schema-fields.ts';
import { toHtmlPage } from './html-page.ts';

/** Writes the page that explains a problem type. */
export const writeProblemType = (
  { title, status, code, explanation }: ProblemType,
  site: SiteAddresses,
): HtmlPage =>
  toHtmlPage(
    {
      title,
      children: [
        h('p', { class: 'lead' }, h(Marked, { text: explanation })),
        h('p', { class: 'quiet-text' }, `Status ${String(status)}, code `, h('code', null, code)),
        h('p', null, h('a', { href: `${site.api}/problems` }, 'All problem types')),
      ],
    },
    site,
  );

/** Writes the list of all problem types. */
export const writeProblemIndex = (site: SiteAddresses): HtmlPage =>
  toHtmlPage(
    {
      title: 'Problem types',
      children: [
        h(
          'p',
          null,
          'An error of the API is a problem document (RFC 9457) with one of these codes.',
        ),
        h(
          'ul',
          null,
          PROBLEM_TYPES.map(({ slug, title, status }) =>
            h(
              'li',
              { key: slug },
              h('a', { href: `${site.api}/problems/${slug}` }, title),
              ` (${String(status)})`,
            ),
          ),
        ),
      ],
    },
    site,
  );
