import type { NameCity } from '@marquee/domain';
import type { ComponentChild } from '@marquee/ui';
import type { Translator } from '@marquee/ui/i18n';
import type { LegalPage } from './legal/legal-texts.ts';

/** The public base URLs, without a trailing slash, and the pages of the operator. */
export interface SiteAddresses {
  api: string;
  widgets: string;
  web: string;
  legalPages: readonly LegalPage[];
}

/** The context in which a page is rendered. */
export interface PageContext {
  translator: Translator;
  /** The website shows each event in the time of its venue. */
  tz: null;
  addresses: SiteAddresses;
  now: Date;
  /** The language that the URL names; null if the browser's applies. Links keep it. */
  namedLocale: string | null;
  /** The address of the page, with the parameters that it knows. */
  here: { path: string; query: Readonly<Record<string, string>> };
  /** Names a city so that no other is meant. */
  nameCity: NameCity;
}

/** The content of a rendered page. */
export interface RenderedPage {
  title: string;
  description?: string | undefined;
  /** Path of the page that search engines list. */
  canonical: string;
  isUnlisted?: boolean;
  /** Additional head elements. */
  head?: ComponentChild[];
  body: ComponentChild;
}
