import { PROBLEM_TYPES, type HtmlPage, type ProblemType } from '@marquee/http';
import { type SiteAddresses } from '@marquee/pages';
import { Marked } from '../reference/schema-fields.tsx';
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
        <p class="lead">
          <Marked text={explanation} />
        </p>,
        <p class="quiet-text">
          {`Status ${String(status)}, code `}
          <code>{code}</code>
        </p>,
        <p>
          <a href={`${site.api}/problems`}>All problem types</a>
        </p>,
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
        <p>An error of the API is a problem document (RFC 9457) with one of these codes.</p>,
        <ul>
          {PROBLEM_TYPES.map(({ slug, title, status }) => (
            <li key={slug}>
              <a href={`${site.api}/problems/${slug}`}>{title}</a>
              {` (${String(status)})`}
            </li>
          ))}
        </ul>,
      ],
    },
    site,
  );
