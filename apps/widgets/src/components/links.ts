import { h, type ComponentChildren, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';

/** Opens a new tab without access to this page, and marks the link as sponsored for search engines. */
const EXTERNAL_LINK = { target: '_blank', rel: 'noopener sponsored nofollow' } as const;

interface OutLinkProps {
  href: string;
  class?: string;
  label?: string;
  children?: ComponentChildren;
}

export const OutLink = ({ label, children, ...rest }: OutLinkProps): ComponentChild =>
  h('a', { ...rest, ...EXTERNAL_LINK, ...(label !== undefined && { 'aria-label': label }) }, children);

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
