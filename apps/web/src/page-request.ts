import { readQuery } from '@marquee/http';
import { readerLocale } from '@marquee/pages/i18n';
import { nameCityInCountry } from '@marquee/search';
import type { Request } from 'express';
import type { PageContext, SiteAddresses } from './page-context.ts';
import { createSiteTranslator } from './texts/site-translator.ts';

interface RequestSettings {
  addresses: SiteAddresses;
  now: Date;
  /** The query parameters of the page, without `locale`. */
  names?: readonly string[] | undefined;
}

/** A parsed request for a page: the parameters of the path and the query, and the context. */
export interface PageRequest {
  values: Map<string, string>;
  context: PageContext;
  /** Equal for requests that get the same page. */
  cacheKey: string;
}

/** Throws if the query cannot be parsed. An empty parameter, as forms send it, counts as absent. */
export function parsePageRequest(req: Request, settings: RequestSettings): PageRequest {
  const { locale, ...query } = Object.fromEntries(
    readQuery(req.url, [...(settings.names ?? []), 'locale']),
  );
  const values = new Map(Object.entries(query));
  for (const [name, value] of Object.entries(req.params))
    if (typeof value === 'string') values.set(name, value);
  const context = { ...createContext(req, locale, settings), here: { path: req.path, query } };
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  const { namedLocale, translator } = context;
  return {
    values,
    context,
    cacheKey: JSON.stringify([req.path, sorted, namedLocale, translator.locale]),
  };
}

/** The address that links to other languages have if the requested one is no page. */
export const FRONT_PAGE: PageContext['here'] = { path: '/', query: {} };

/** Returns the context of a request whose query cannot be parsed. */
export const defaultContext = (req: Request, settings: RequestSettings): PageContext =>
  createContext(req, undefined, settings);

function createContext(
  req: Request,
  named: string | undefined,
  { addresses, now }: RequestSettings,
): PageContext {
  const translator = createSiteTranslator(readerLocale(named, req.get('accept-language')));
  const isNamed = named !== undefined && readerLocale(named, undefined) === translator.locale;
  return {
    translator,
    tz: null,
    addresses,
    now,
    namedLocale: isNamed ? translator.locale : null,
    here: FRONT_PAGE,
    nameCity: nameCityInCountry,
  };
}
