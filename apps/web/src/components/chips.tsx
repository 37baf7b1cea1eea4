import { CATEGORIES, type Category } from '@marquee/domain';
import { Isolated, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { cityPath, pageAddress } from './links.ts';
import type { MapPoint } from './world-map.tsx';

export interface Chip {
  href: string;
  text: string;
  /** A number or a country. */
  note?: string | undefined;
  category?: Category | undefined;
  isCurrent?: boolean;
}

/** A row of short links. */
export const Chips = ({ chips }: { chips: Chip[] }): ComponentChild => (
  <ul class="chips">
    {chips.map(({ href, text, note, category, isCurrent }) => (
      <li key={href}>
        <a class="chip" href={href} {...(isCurrent && { 'aria-current': 'true' })}>
          {category && <span class={`dot c-${category}`} />}
          <Isolated text={text} />
          {note !== undefined && <small>{note}</small>}
        </a>
      </li>
    ))}
  </ul>
);

/** Many links, in columns. */
export const Names = ({ names }: { names: Pick<Chip, 'href' | 'text' | 'note'>[] }) => (
  <ul class="names">
    {names.map(({ href, text, note }, index) => (
      <li key={href}>
        <a
          href={href}
          class={`c-${CATEGORIES[index % CATEGORIES.length] ?? ''}`}
          data-initial={/[\p{L}\p{N}]/u.exec(text)?.[0].toLocaleUpperCase()}
        >
          <Isolated text={text} />
          {note !== undefined && <small>{note}</small>}
        </a>
      </li>
    ))}
  </ul>
);

export interface CityCount {
  city: string;
  region: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
  count: number;
}

export const cityChips = (cities: CityCount[], context: PageContext): Chip[] =>
  cities.map((city) => ({
    href: pageAddress(cityPath(city, context), context),
    text: city.city,
    note:
      context
        .nameCity({ name: city.city, ...city })
        .slice(1)
        .join(', ') || undefined,
  }));

export const cityPoints = (cities: CityCount[], context: PageContext): MapPoint[] =>
  cities.map((city) => ({
    ...city,
    href: pageAddress(cityPath(city, context), context),
    text: `${city.city}: ${String(city.count)}`,
  }));
