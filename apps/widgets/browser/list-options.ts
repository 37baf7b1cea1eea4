import type { Wanted } from './mount-list.ts';

/** What an element's `data-…` say, but for its kind. Empty values are left out, as templates make them. */
export function wantedBy(element: HTMLElement): Wanted {
  const names = Object.keys(element.dataset).filter((name) => name !== 'marquee' && element.dataset[name] !== '');
  return Object.fromEntries(names.map((name) => [name, element.dataset[name] ?? '']));
}

/** What the query of a script's address says. */
export const wantedOf = ({ src }: HTMLScriptElement): Wanted =>
  Object.fromEntries([...new URL(src).searchParams].filter(([, value]) => value !== ''));
