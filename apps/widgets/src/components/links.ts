import type { ActionKind } from '@marquee/domain';
import { h, type ComponentChildren, type ComponentChild } from '@marquee/ui';
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

/** Returns the URL of a widget page with the appearance of the current page. */
export function pageAddress(
  path: string,
  { addresses, appearance }: Pick<PageContext, 'addresses' | 'appearance'>,
): string {
  const query = new URLSearchParams(
    Object.entries(appearance).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  return `${addresses.widgets}${path}${path.includes('?') ? '&' : '?'}${query.toString()}`;
}

export const eventAddress = (slug: string, context: Pick<PageContext, 'addresses' | 'appearance'>): string =>
  pageAddress(`/embed/event/${slug}`, context);
