import type { ComponentChild, RefusedFields } from '@marquee/pages';
import type { NameCity } from '@marquee/search';
import type { LegalPage } from './legal/legal-texts.ts';
import type { SiteTranslator } from './texts/site-translator.ts';

/** The public base URLs, without a trailing slash, and the pages of the operator. */
export interface SiteAddresses {
  api: string;
  widgets: string;
  web: string;
  legalPages: readonly LegalPage[];
  /** Address of a style of MapLibre with the operator's tiles. */
  mapStyle?: string | undefined;
  /** Of the tool server, if assistants can be connected. */
  mcp?: string | undefined;
}

/** A form that was sent and not accepted. */
export interface RefusedForm extends RefusedFields {
  /** The path to which it was sent. */
  action: string;
}

/** The context in which a page is rendered. */
export interface PageContext {
  translator: SiteTranslator;
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
  /** The page shows this form again, with its problems. */
  refused?: RefusedForm | undefined;
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
