import type { RequestInfo } from '@marquee/domain';
import { readQuery } from '@marquee/http';
import { createTranslator, readerLocale } from '@marquee/ui/i18n';
import type { Request } from 'express';
import { Appearance, APPEARANCE_PARAMS } from './appearance/appearance.ts';
import type { PageContext, WidgetAddresses } from './page-context.ts';

/** A parsed request for a page: the input of the operation and the context. */
export interface PageRequest {
  values: Map<string, string>;
  context: PageContext;
  /** Equal for requests that get the same page. */
  cacheKey: string;
}

/** Parameters that belong to the context and not to the operation. */
const CONTEXT_PARAMS = [...APPEARANCE_PARAMS.filter((name) => name !== 'tz'), 'id'];

/** Throws if the query cannot be parsed. */
export function parsePageRequest(req: Request, addresses: WidgetAddresses, now: Date): PageRequest {
  const query = readQuery(req.url);
  for (const [name, value] of Object.entries(req.params)) if (typeof value === 'string') query.set(name, value);
  const context = createContext(req, query, { addresses, now });
  const values = new Map([...query].filter(([name]) => !CONTEXT_PARAMS.includes(name)));
  if (context.tz === null) values.delete('tz'); // missing or unknown
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  const { theme, accent } = context.appearance;
  return { values, context, cacheKey: JSON.stringify([req.path, sorted, theme, accent, context.translator.locale]) };
}

/** Returns the context with the default appearance, for URLs that cannot be parsed. */
export const defaultContext = (req: Request, addresses: WidgetAddresses, now: Date): PageContext =>
  createContext(req, new Map(), { addresses, now });

function createContext(
  req: Request,
  query: ReadonlyMap<string, string>,
  { addresses, now }: { addresses: WidgetAddresses; now: Date },
): PageContext {
  const appearance = Appearance.parse({
    theme: query.get('theme'),
    accent: query.get('accent'),
    locale: query.get('locale'),
    tz: query.get('tz'),
  });
  const translator = createTranslator(readerLocale(appearance.locale, req.get('accept-language')));
  return { translator, appearance, tz: appearance.tz, addresses, now, path: req.originalUrl };
}

export const toRequestInfo = (req: Request): RequestInfo => ({
  isHead: req.method === 'HEAD',
  userAgent: req.get('user-agent'),
  purpose: req.get('sec-purpose'),
  referrer: req.get('referer'),
});
