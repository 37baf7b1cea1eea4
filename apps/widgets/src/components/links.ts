import type { ActionKind } from '@marquee/domain';
import { h, type ComponentChildren, type ComponentChild } from '@marquee/ui';
import { TRACKING_PARAMS } from '../appearance/appearance.ts';
import type { PageContext } from '../page-context.ts';

/**
 * What search engines learn about a link, by its kind: our own pages, other sites, and sellers of tickets, whose links can earn a
 * commission. No page gets access to this one.
 */
const RELATIONS = { own: 'noopener', site: 'noopener nofollow', seller: 'noopener sponsored nofollow' } as const;
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
export const OutLink = ({ kind = 'own', label, children, ...rest }: OutLinkProps): ComponentChild =>
  h(
    'a',
    { ...rest, target: '_blank', rel: RELATIONS[kind], ...(label !== undefined && { 'aria-label': label }) },
    children,
  );

/** Returns the kind of the link of an event's main button. */
export const kindOfAction = (kind: ActionKind): LinkKind => (kind === 'tickets' ? 'seller' : 'site');
export const toRelation = (kind: LinkKind): string => RELATIONS[kind];

type Linked = Pick<PageContext, 'addresses' | 'appearance'>;

/** The parameters of the appearance that the URL of the current page has. */
export const appearanceParameters = ({ appearance }: Pick<PageContext, 'appearance'>): [string, string][] =>
  Object.entries(appearance).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );

/** Returns the URL of a widget page with the appearance of the current page. */
export function pageAddress(path: string, context: Linked): string {
  const query = new URLSearchParams(appearanceParameters(context)).toString();
  const [start = '', own = ''] = path.split('?');
  return `${context.addresses.widgets}${start}?${[own, query].filter(Boolean).join('&')}`;
}

/** Returns the address of a link to tickets with what the site owner adds to it. Other addresses are not changed. */
export function withTracking(address: string, { addresses, appearance }: Linked): string {
  const given = TRACKING_PARAMS.flatMap((name) => (appearance[name] === null ? [] : [[name, appearance[name]]]));
  if (given.length === 0 || !address.startsWith(`${addresses.api}/click/`)) return address;
  return `${address}?${new URLSearchParams(given).toString()}`;
}

export const eventAddress = (slug: string, context: Linked): string => pageAddress(`/embed/event/${slug}`, context);
