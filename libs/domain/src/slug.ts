import anyAscii from 'any-ascii';
import { isAscii } from './ascii.ts';

const MAX_SLUG_LENGTH = 96;

/** Returns lower-case ASCII words joined by hyphens, at most `maxLength` characters; "" if nothing is left ("!!!"). */
export function slugify(text: string, maxLength = MAX_SLUG_LENGTH): string {
  const words = (isAscii(text) ? text : anyAscii(text.normalize('NFC')))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return trimHyphens(trimHyphens(words).slice(0, maxLength));
}

/** Returns `title-city-yyyy-mm-dd`. Truncates the title, never the date. */
export function eventSlug(event: { title: string; city: string | null; date: string }): string {
  const tail = [slugify(event.city ?? '', 30), event.date].filter(Boolean).join('-');
  const title = slugify(event.title, MAX_SLUG_LENGTH - tail.length - 1) || 'event';
  return `${title}-${tail}`;
}

/** Appends a suffix that makes the slug of a second record of the same name unique. */
export function distinctSlug(slug: string, suffix: string): string {
  return `${trimHyphens(slug.slice(0, MAX_SLUG_LENGTH - suffix.length - 1))}-${suffix}`;
}

const trimHyphens = (text: string) => text.replace(/^-+|-+$/g, '');
