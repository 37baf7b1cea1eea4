import anyAscii from 'any-ascii';
import { isAscii } from '../text/ascii.ts';
import { hasKana, romaniseJapanese } from './romanise-japanese.ts';

const MAX_SLUG_LENGTH = 96;
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu;

interface SlugOptions {
  maxLength?: number;
  /** ISO 3166-1 alpha-2. Kanji are Japanese in JP and next to kana, else Chinese. */
  country?: string | null;
}

/**
 * Returns lower-case ASCII words joined by hyphens, at most `maxLength` characters; "" if nothing
 * is left ("!!!", "🎉").
 */
export function slugify(
  text: string,
  { maxLength = MAX_SLUG_LENGTH, country = null }: SlugOptions = {},
): string {
  const words = (isAscii(text) ? text : toAscii(text, country))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return trimHyphens(trimHyphens(words).slice(0, maxLength));
}

function toAscii(text: string, country: string | null): string {
  const words = text.normalize('NFC').replace(EMOJI, ' ');
  return anyAscii(country === 'JP' || hasKana(words) ? romaniseJapanese(words) : words);
}

interface SluggedEvent {
  title: string;
  city: string | null;
  country?: string | null;
  date: string;
}

/** Returns `title-city-yyyy-mm-dd`. Truncates the title, never the date. */
export function eventSlug({ title, city, country = null, date }: SluggedEvent): string {
  const tail = [slugify(city ?? '', { maxLength: 30, country }), date].filter(Boolean).join('-');
  const start =
    slugify(title, { maxLength: MAX_SLUG_LENGTH - tail.length - 1, country }) || 'event';
  return `${start}-${tail}`;
}

/** Appends a suffix that makes the slug of a second record of the same name unique. */
export function distinctSlug(slug: string, suffix: string): string {
  return `${trimHyphens(slug.slice(0, MAX_SLUG_LENGTH - suffix.length - 1))}-${suffix}`;
}

const trimHyphens = (text: string) => text.replace(/^-+|-+$/g, '');
