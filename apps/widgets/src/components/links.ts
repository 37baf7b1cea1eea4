import { h, type ComponentChildren, type ComponentChild } from 'preact';
import type { PageContext } from '../page-context.ts';

/** Out of the frame, without giving the target a hand on the page, or search engines a vote that was paid for. */
const OUTWARD = { target: '_blank', rel: 'noopener sponsored nofollow' } as const;

interface OutLinkProps {
  href: string;
  class?: string;
  label?: string;
  children?: ComponentChildren;
}

export const OutLink = ({ label, children, ...rest }: OutLinkProps): ComponentChild =>
  h('a', { ...rest, ...OUTWARD, ...(label !== undefined && { 'aria-label': label }) }, children);

/** Where a widget page lies, with the look of the page that links to it. */
export function pageAddress(path: string, { addresses, look }: Pick<PageContext, 'addresses' | 'look'>): string {
  const query = new URLSearchParams(
    Object.entries(look).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  return `${addresses.widgets}${path}${path.includes('?') ? '&' : '?'}${query.toString()}`;
}

export const eventAddress = (slug: string, frame: Pick<PageContext, 'addresses' | 'look'>): string =>
  pageAddress(`/embed/event/${slug}`, frame);

export const ticketAddress = (slug: string, { addresses }: Pick<PageContext, 'addresses'>): string =>
  `${addresses.api}/click/${slug}`;

/** A place on a map that nobody pays for, and that asks for no consent. */
export const mapAddress = (lat: number, lng: number): string =>
  `https://www.openstreetmap.org/?mlat=${String(lat)}&mlon=${String(lng)}#map=16/${String(lat)}/${String(lng)}`;
