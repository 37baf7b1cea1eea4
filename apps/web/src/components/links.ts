import type { PageContext } from '../page-context.ts';

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Returns the address of a page of the website. It retains the language that the URL of the current
 * page names.
 */
export function pageAddress(
  path: string,
  { namedLocale }: Pick<PageContext, 'namedLocale'>,
  query: Query = {},
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') params.set(name, value);
  if (namedLocale !== null) params.set('locale', namedLocale);
  if (params.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${params.toString()}`;
}

const part = encodeURIComponent;

export const eventPath = (slug: string): string => `/e/${part(slug)}`;
export const artistPath = (slug: string): string => `/artist/${part(slug)}`;
export const venuePath = (slug: string): string => `/venue/${part(slug)}`;
export const organizerPath = (slug: string): string => `/organizers/${part(slug)}`;
export const seriesPath = (slug: string): string => `/series/${part(slug)}`;
export const archivePath = (month: string): string => `/archive/${month}`;
export const reportPath = (slug: string): string => `/report/${part(slug)}`;
export const planPath = (slug: string): string => `/plan/${part(slug)}`;
export const articlePath = (slug: string): string => `/articles/${part(slug)}`;
export const legalPath = (name: string): string => `/legal/${part(name)}`;
export const ASK_PATH = '/ask';
export const CONNECT_PATH = '/connect';
export const demandPath = (slug: string): string => `/demand/${part(slug)}`;

interface NamedCity {
  city: string;
  region: string | null;
  country_code: string | null;
}

/** Region and country distinguish cities of the same name. */
export const cityPath = (
  { city, ...place }: NamedCity,
  { nameCity }: Pick<PageContext, 'nameCity'>,
): string => `/city/${part(nameCity({ name: city, ...place }).join(','))}`;

/** Returns the form to request an artist in a city. */
export const askAddress = (artist: string, context: PageContext, city?: string): string =>
  pageAddress(ASK_PATH, context, { artist, city });
