import type { RequestInfo } from '@marquee/domain';
import { readQuery } from '@marquee/http';
import type { Request } from 'express';
import { Appearance, APPEARANCE_PARAMS } from './appearance/appearance.ts';
import { readerLocale } from './i18n/reader-locale.ts';
import { createTranslator } from './i18n/translator.ts';
import type { PageContext, WidgetAddresses } from './page-context.ts';

/** What a request for a page says: what is wanted, and how it is to look. */
export interface PageRequest {
  values: Map<string, string>;
  frame: PageContext;
  /** The same for all who get the same page. */
  key: string;
}

/** Names that concern the frame around a page, and not the page. */
const OF_THE_FRAME = [...APPEARANCE_PARAMS.filter((name) => name !== 'tz'), 'id'];

/** Throws where the query cannot be read. */
export function parsePageRequest(req: Request, addresses: WidgetAddresses, now: Date): PageRequest {
  const query = readQuery(req.url);
  for (const [name, value] of Object.entries(req.params)) if (typeof value === 'string') query.set(name, value);
  const frame = frameOf(req, query, { addresses, now });
  const values = new Map([...query].filter(([name]) => !OF_THE_FRAME.includes(name)));
  if (frame.tz === null) values.delete('tz'); // none, or one that nobody knows
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  const { theme, accent } = frame.look;
  return { values, frame, key: JSON.stringify([req.path, sorted, theme, accent, frame.words.locale]) };
}

/** The frame of a page whose address cannot be read: the usual look. */
export const defaultContext = (req: Request, addresses: WidgetAddresses, now: Date): PageContext =>
  frameOf(req, new Map(), { addresses, now });

function frameOf(
  req: Request,
  query: ReadonlyMap<string, string>,
  { addresses, now }: { addresses: WidgetAddresses; now: Date },
): PageContext {
  const look = Appearance.parse({
    theme: query.get('theme'),
    accent: query.get('accent'),
    locale: query.get('locale'),
    tz: query.get('tz'),
  });
  const words = createTranslator(readerLocale(look.locale, req.get('accept-language')));
  return { words, look, tz: look.tz, addresses, now, path: req.originalUrl };
}

export const visitOf = (req: Request): RequestInfo => ({
  isHead: req.method === 'HEAD',
  userAgent: req.get('user-agent'),
  purpose: req.get('sec-purpose'),
  referrer: req.get('referer'),
});
