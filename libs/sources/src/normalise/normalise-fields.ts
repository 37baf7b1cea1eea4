import { FIELD_ENTRIES, languageTag, type EventField, type FieldValues } from '@marquee/domain';
import type { RawEvent } from '../raw-event.ts';
import { isFields, toText } from '../reading/record.ts';
import { isNo, isYes } from '../tables/yes-words.ts';
import { parseFeatures } from './accessibility-words.ts';
import { parseLanguage } from './language-names.ts';
import { plainLine, plainText } from './text.ts';

const MAX_ITEMS = 20;

/** Returns the plain fields that the record states. */
export function normaliseFields(raw: RawEvent): FieldValues {
  const values: Record<string, unknown> = {};
  for (const [name, field] of FIELD_ENTRIES) {
    const value = parseValue(field, raw[name]);
    if (value !== null) values[name] = value;
  }
  return values; // each value was parsed as its field's type
}

function parseValue(field: EventField, stated: unknown): unknown {
  if (stated === null || stated === undefined) return null;
  switch (field.type) {
    case 'flag':
      return readFlag(stated);
    case 'text':
      return plainLine(toText(stated), field.maxLength);
    case 'word':
      return parseWord(toText(stated) ?? '', field.values);
    case 'languages':
      return orNull(toTexts(stated).flatMap((text) => parseLanguage(text) ?? []));
    case 'features':
      return parseStatedFeatures(stated, field.values);
    case 'texts':
      return parseTranslations(stated, field);
  }
}

function readFlag(stated: unknown): boolean | null {
  const text = String(stated).trim();
  return isYes(text) ? true : isNo(text) ? false : null;
}

const parseWord = (text: string, words: readonly string[]): string | null =>
  words.find(
    (word) =>
      word ===
      text
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'),
  ) ?? null;

function toTexts(stated: unknown): string[] {
  const texts: unknown[] = Array.isArray(stated) ? stated : String(stated).split(/[;,/|]/);
  return texts.filter((text) => typeof text === 'string').slice(0, MAX_ITEMS);
}

const orNull = (items: string[]) => (items.length === 0 ? null : [...new Set(items)]);

function parseStatedFeatures(stated: unknown, known: readonly string[]) {
  const pairs = isFields(stated)
    ? Object.entries(stated).flatMap(([name, value]): [string, boolean][] => {
        const flag = readFlag(value);
        const [feature] = parseFeatures(name, known);
        return flag === null || !feature ? [] : [[feature[0], flag]];
      })
    : toTexts(stated).flatMap((text) => parseFeatures(text, known));
  return pairs.length === 0 ? null : Object.fromEntries(pairs);
}

function parseTranslations(
  stated: unknown,
  { maxLength, isLine }: Extract<EventField, { type: 'texts' }>,
) {
  if (!isFields(stated)) return null;
  const clean = isLine ? plainLine : plainText;
  const pairs = Object.entries(stated).flatMap(([language, value]) => {
    const tag = languageTag(language.replaceAll('_', '-'));
    const text = typeof value === 'string' ? clean(value, maxLength) : null;
    return tag === null || text === null ? [] : [[tag, text] as const];
  });
  return pairs.length === 0 ? null : Object.fromEntries(pairs.slice(0, MAX_ITEMS));
}
