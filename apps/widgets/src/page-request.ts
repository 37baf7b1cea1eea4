import type { RequestInfo } from '@marquee/domain';
import { readQuery } from '@marquee/http';
import { createTranslator, readerLocale } from '@marquee/pages/i18n';
import type { Request } from 'express';
import { Appearance, APPEARANCE_PARAMS, Display, DISPLAY_PARAMS } from './appearance/appearance.ts';
import type { PageContext } from './page-context.ts';

/** A parsed request for a page: the input of the operation and the context. */
export interface PageRequest {
  values: Map<string, string>;
  context: PageContext;
  /** Equal for requests that get the same page. */
  cacheKey: string;
}

/** Parameters that belong to the context and not to the operation. */
const CONTEXT_PARAMS = [
  ...APPEARANCE_PARAMS.filter((name) => name !== 'tz'),
  ...DISPLAY_PARAMS,
  'id',
];

/** What a context takes from the dependencies of the app. */
export type Site = Pick<PageContext, 'addresses' | 'isAffiliate'> & { now: () => Date };

/** Throws if the query cannot be parsed. */
export function parsePageRequest(req: Request, site: Site): PageRequest {
  const query = readQuery(req.url);
  for (const [name, value] of Object.entries(req.params))
    if (typeof value === 'string') query.set(name, value);
  const context = createContext(req, query, site);
  const values = new Map([...query].filter(([name]) => !CONTEXT_PARAMS.includes(name)));
  if (context.tz === null) values.delete('tz'); // missing or unknown
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  const { appearance, display, translator } = context;
  const looks = [
    ...Object.values({ ...appearance, locale: translator.locale }),
    ...Object.values(display),
  ];
  return { values, context, cacheKey: JSON.stringify([req.path, sorted, looks]) };
}

/** Returns the context with the default appearance, for URLs that cannot be parsed. */
export const defaultContext = (req: Request, site: Site): PageContext =>
  createContext(req, new Map(), site);

function createContext(
  req: Request,
  query: ReadonlyMap<string, string>,
  { addresses, isAffiliate, now }: Site,
): PageContext {
  const given = Object.fromEntries(query);
  const appearance = Appearance.parse(given);
  const display = Display.parse(given);
  const translator = createTranslator(readerLocale(appearance.locale, req.get('accept-language')));
  return {
    translator,
    appearance,
    display,
    tz: appearance.tz,
    addresses,
    isAffiliate,
    now: now(),
    path: req.originalUrl,
    listPath: req.path,
  };
}

export const toRequestInfo = (req: Request): RequestInfo => ({
  isHead: req.method === 'HEAD',
  userAgent: req.get('user-agent'),
  purpose: req.get('sec-purpose'),
  referrer: req.get('referer'),
  acceptLanguage: req.get('accept-language'),
});
