import type { Format, HtmlPage } from '@marquee/http';
import {
  renderSitePage,
  SITE_PAGE_POLICY,
  type SiteAddresses,
  type SitePageProps,
} from '@marquee/pages';
import type { z } from 'zod';

type PageContent = Omit<SitePageProps, 'site'>;

/** Returns a page with its policy. */
export const toHtmlPage = (content: PageContent, site: SiteAddresses): HtmlPage => ({
  text: renderSitePage({ ...content, site }),
  policy: SITE_PAGE_POLICY,
});

interface PageDeps {
  addresses: SiteAddresses;
}

/** What a page of a record depends on in addition to the record. */
export interface PageReader {
  site: SiteAddresses;
  /** Path and query of the request. */
  path: string;
}

/** The representation of a record for people. Browsers prefer it by `Accept`. */
export const htmlFormat = <Output extends z.ZodObject>(
  toContent: (output: z.output<Output>, reader: PageReader) => PageContent,
): Format<PageDeps, Output> => ({
  type: 'text/html; charset=utf-8',
  description: 'A page for people',
  headers: { 'Content-Security-Policy': SITE_PAGE_POLICY },
  write: (output, { deps: { addresses: site }, path }) =>
    renderSitePage({ ...toContent(output, { site, path }), site }),
});
