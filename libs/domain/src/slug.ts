import anyAscii from 'any-ascii';
import { isAscii } from './ascii.ts';

const MAX_SLUG_LENGTH = 96;

/** Lower-case ASCII words joined by hyphens, at most `maxLength` characters; "" where nothing is left ("!!!"). */
export function slugify(text: string, maxLength = MAX_SLUG_LENGTH): string {
  const words = (isAscii(text) ? text : anyAscii(text.normalize('NFC')))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return trimHyphens(trimHyphens(words).slice(0, maxLength));
}

/** `title-city-yyyy-mm-dd`; the title is cut first, so that the date always stands. */
export function eventSlug(event: { title: string; city: string | null; date: string }): string {
  const tail = [slugify(event.city ?? '', 30), event.date].filter(Boolean).join('-');
  const title = slugify(event.title, MAX_SLUG_LENGTH - tail.length - 1) || 'event';
  return `${title}-${tail}`;
}

/** The slug with a short mark of its record, for the second one that would be named the same. */
export function distinctSlug(slug: string, suffix: string): string {
  return `${trimHyphens(slug.slice(0, MAX_SLUG_LENGTH - suffix.length - 1))}-${suffix}`;
}

const trimHyphens = (text: string) => text.replace(/^-+|-+$/g, '');
