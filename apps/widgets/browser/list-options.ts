import type { ListOptions } from './mount-list.ts';

/**
 * Returns the `data-` attributes of an element, except its kind. Omits empty values, which
 * templates produce.
 */
export function optionsFromElement(element: HTMLElement): ListOptions {
  const names = Object.keys(element.dataset).filter(
    (name) => name !== 'marquee' && element.dataset[name] !== '',
  );
  return Object.fromEntries(names.map((name) => [name, element.dataset[name] ?? '']));
}

/** Returns the query parameters of a script's URL. */
export const optionsFromScript = ({ src }: HTMLScriptElement): ListOptions =>
  Object.fromEntries([...new URL(src).searchParams].filter(([, value]) => value !== ''));

const IGNORED_ATTRIBUTES = ['id', 'class', 'style', 'slot', 'hidden', 'lang', 'dir', 'xmlns'];

/** Whether an attribute of an element of ours is an option. */
export const isOption = (name: string): boolean =>
  !IGNORED_ATTRIBUTES.includes(name) && !/^(?:data|aria)-/.test(name);

/** Returns the attributes of an element of ours. */
export const optionsFromAttributes = ({ attributes }: Element): ListOptions =>
  Object.fromEntries(
    [...attributes]
      .filter(({ name, value }) => value !== '' && isOption(name))
      .map(({ name, value }) => [name, value]),
  );
