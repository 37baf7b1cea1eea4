import type { ActionKind } from '@marquee/formats/display';
import { type ComponentChildren, type ComponentChild } from '@marquee/pages';
import { TRACKING_PARAMS } from '../appearance/appearance.ts';
import type { PageContext } from '../page-context.ts';

/**
 * What search engines learn about a link, by its kind: our own pages, other sites, and sellers of
 * tickets, whose links can earn a commission. No page gets access to this one.
 */
const RELATIONS = {
  own: 'noopener',
  site: 'noopener nofollow',
  seller: 'noopener sponsored nofollow',
} as const;
export type LinkKind = keyof typeof RELATIONS;

interface OutLinkProps {
  href: string;
  /** Default: one of our own pages. */
  kind?: LinkKind;
  class?: string;
  part?: string;
  label?: string;
  children?: ComponentChildren;
}

/** A link that opens a new tab. */
export const OutLink = ({
  kind = 'own',
  label,
  children,
  ...rest
}: OutLinkProps): ComponentChild => (
  <a
    {...rest}
    target="_blank"
    rel={RELATIONS[kind]}
    {...(label !== undefined && { 'aria-label': label })}
  >
    {children}
  </a>
);

/** Returns the kind of the link of an event's main button. */
export const kindOfAction = (
  kind: ActionKind,
  ticketUrl: string,
  { isAffiliate }: Pick<PageContext, 'isAffiliate'>,
): LinkKind => (kind === 'tickets' && isAffiliate(ticketUrl) ? 'seller' : 'site');
export const toRelation = (kind: LinkKind): string => RELATIONS[kind];

type Linked = Pick<PageContext, 'addresses' | 'appearance'>;

/** The parameters of the appearance that the URL of the current page has. */
export const appearanceParameters = ({
  appearance,
}: Pick<PageContext, 'appearance'>): [string, string][] =>
  Object.entries(appearance).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );

/** Returns the URL of a widget page with the appearance of the current page. */
export function pageAddress(path: string, context: Linked): string {
  const query = new URLSearchParams(appearanceParameters(context)).toString();
  const [start = '', own = ''] = path.split('?');
  return `${context.addresses.widgets}${start}?${[own, query].filter(Boolean).join('&')}`;
}

const trackingParameters = (appearance: PageContext['appearance']): [string, string][] =>
  TRACKING_PARAMS.flatMap((name): [string, string][] =>
    appearance[name] === null ? [] : [[name, appearance[name]]],
  );

/**
 * Returns the address of a link to tickets with what the site owner adds to it. Other addresses are
 * not changed.
 */
export function withTracking(address: string, { addresses, appearance }: Linked): string {
  const given = trackingParameters(appearance);
  if (given.length === 0 || !address.startsWith(`${addresses.api}/click/`)) return address;
  return `${address}?${new URLSearchParams(given).toString()}`;
}

/**
 * Returns a page of the website with the language and the marks of the site owner; without a
 * website, the widget of the same record.
 */
function sitePage(path: string, widget: string, context: Linked): string {
  const { addresses, appearance } = context;
  if (addresses.web === undefined) return pageAddress(widget, context);
  const query = new URLSearchParams(trackingParameters(appearance));
  if (appearance.locale !== undefined) query.set('locale', appearance.locale);
  return `${addresses.web}${path}${query.size === 0 ? '' : `?${query.toString()}`}`;
}

const part = encodeURIComponent;

export const eventAddress = (slug: string, context: Linked): string =>
  sitePage(`/e/${part(slug)}`, `/embed/event/${part(slug)}`, context);
export const artistAddress = (slug: string, context: Linked): string =>
  sitePage(`/artist/${part(slug)}`, `/embed/artist/${part(slug)}`, context);
export const venueAddress = (slug: string, context: Linked): string =>
  sitePage(`/venue/${part(slug)}`, `/embed/venue/${part(slug)}`, context);
export const seriesAddress = (slug: string, context: Linked): string =>
  sitePage(`/series/${part(slug)}`, `/embed/series/${part(slug)}`, context);
export const planAddress = (slug: string, context: Linked): string =>
  sitePage(`/plan/${part(slug)}`, `/embed/plan/${part(slug)}`, context);

/**
 * Returns the page of a city, or a list of its events. The name contains a region or country where
 * it needs one.
 */
export const cityAddress = (city: string, context: Linked): string =>
  sitePage(
    `/city/${part(city.replaceAll(', ', ','))}`,
    `/embed/events?${new URLSearchParams({ city }).toString()}`,
    context,
  );

/** Returns the page with the demands for an artist, or its widget. */
export const demandAddress = (slug: string, context: Linked): string =>
  sitePage(`/demand/${part(slug)}`, `/embed/artist/${part(slug)}`, context);

/** Returns the start page of the website, or the builder. */
export const homeAddress = ({
  addresses: { web, widgets },
}: Pick<PageContext, 'addresses'>): string => `${web ?? widgets}/`;
