import type { ComponentChild } from 'preact';
import type { Appearance } from './appearance/appearance.ts';
import type { Translator } from './i18n/translator.ts';

/** The public addresses of api and widgets, without a slash at the end. */
export interface WidgetAddresses {
  api: string;
  widgets: string;
}

/** What every page is drawn within. */
export interface PageContext {
  words: Translator;
  look: Appearance;
  tz: string | null;
  addresses: WidgetAddresses;
  now: Date;
  /** Path and query of the page, below the widgets' address. */
  path: string;
}

/** A page as drawn: what stands in its head beside the usual, and in its body. */
export interface RenderedPage {
  title: string;
  description?: string;
  head?: ComponentChild[];
  body: ComponentChild;
}
