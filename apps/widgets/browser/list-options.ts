import type { ListOptions } from './mount-list.ts';

/**
 * Returns the `data-` attributes of an element, except its kind. Omits empty values, which
 * templates produce.
 */
export const optionsFromElement = ({ dataset }: HTMLElement): ListOptions =>
  Object.fromEntries(
    Object.entries(dataset as Record<string, string>).filter(
      ([name, value]) => value !== '' && name !== 'marquee',
    ),
  );

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
