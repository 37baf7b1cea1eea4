import type { listFacets } from '@marquee/operations';
import type { ComponentChild, ComponentChildren } from '@marquee/pages';
import type { z } from 'zod';
import type { PageContext } from '../page-context.ts';
import type { Chip } from './chips.tsx';
import type { Query } from './filter-conditions.ts';
import { pageAddress } from './links.ts';

export type Facets = Pick<z.output<typeof listFacets.output>, 'categories' | 'cities' | 'kinds'>;
export interface FilterProps {
  /** The filters of the page, as its address names them. */
  query: Query;
  /** Those that are met, to show them. Default: all. */
  shown?: Query;
  /** Absent for a search by words, which has no counts. */
  facets?: Facets | undefined;
  /** The orders of a search by words. */
  orders?: Chip[] | null;
  context: PageContext;
}

/** Returns a link to the page with another value of one filter, or without it. */
export const linkTo = ({ query, context }: FilterProps, changes: Query): string =>
  pageAddress('/search', context, { ...query, ...changes });

interface MenuProps {
  name: string;
  /** What is chosen. */
  value?: string | undefined;
  children?: ComponentChildren;
}

/** The choices of one filter, below its name or what is chosen. */
export const Menu = ({ name, value, children }: MenuProps): ComponentChild => (
  <details class={value === undefined ? 'menu' : 'menu current'} name="filter">
    <summary>{value === undefined ? name : <bdi>{value}</bdi>}</summary>
    <div class="choices">{children}</div>
  </details>
);

/** Some of the choices of a menu, under their name. */
export const Group = ({ name, children }: Pick<MenuProps, 'name' | 'children'>): ComponentChild => (
  <div role="group" aria-label={name}>
    <p class="small">{name}</p>
    {children}
  </div>
);
