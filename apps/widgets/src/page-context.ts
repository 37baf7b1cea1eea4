import type { ComponentChild } from '@marquee/pages';
import type { Translator } from '@marquee/pages/i18n';
import type { Appearance, Display } from './appearance/appearance.ts';

/** The public base URLs of api and widgets, without a trailing slash. */
export interface WidgetAddresses {
  api: string;
  widgets: string;
  web?: string | undefined;
}

/** The context in which a page is rendered. */
export interface PageContext {
  translator: Translator;
  appearance: Appearance;
  display: Display;
  tz: string | null;
  addresses: WidgetAddresses;
  /** Whether a link to this address earns a commission. */
  isAffiliate: (url: string) => boolean;
  now: Date;
  /** Path and query of the page, relative to the widgets' base URL. */
  path: string;
  /**
   * Path of the page without its query. A list for our scripts has that of the page with the same
   * list.
   */
  listPath: string;
}

/** The content of a rendered page. `head` contains additional head elements. */
export interface RenderedPage {
  title: string;
  description?: string;
  head?: ComponentChild[];
  /** URL of a social card for the page. */
  thumbnail?: string | undefined;
  body: ComponentChild;
}
