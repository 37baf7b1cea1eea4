import { guessFields } from '../fields/field-rules.ts';
import { isFields, type Fields } from '../reading/record.ts';

const MAX_DEPTH = 4;
const LANGUAGE = /^[a-z]{2}(?:[-_][A-Za-z]{2,8}){0,2}$/;

/**
 * Names nested members by their path: `{"venue": {"name": "Roxy"}}` has the column `venue.name`.
 * Lists stay as they are. Of a text in several languages the first one counts.
 */
export function flatten(record: Fields, prefix = '', depth = 0): Fields {
  const flat: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) {
    const name = `${prefix}${key}`;
    if (!isFields(value) || depth >= MAX_DEPTH) flat[name] = value;
    else if (isTranslated(value)) Object.assign(flat, withTranslations(name, value));
    else if (isTagged(value)) flat[name] = value['@value'];
    else if (isAddress(value)) flat[name] = `${value.base.replace(/\/$/, '')}${value.path}`;
    else Object.assign(flat, flatten(value, `${name}.`, depth + 1));
  }
  return flat;
}

/** The first text is that of the event. Titles and descriptions keep the others. */
function withTranslations(name: string, value: Fields): Fields {
  const field = TRANSLATED[guessFields(name)[0]?.target ?? ''];
  const texts = Object.entries(value).map(([language, text]): [string, unknown] => [
    `${field ?? ''}.${language}`,
    text,
  ]);
  return {
    [name]: Object.values(value).find(Boolean),
    ...(field !== undefined && Object.fromEntries(texts)),
  };
}

const TRANSLATED: Readonly<Record<string, string>> = {
  title: 'titles',
  description: 'descriptions',
};

const isTranslated = (value: Fields): boolean => {
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(
      ([key, text]) =>
        LANGUAGE.test(key) && key !== 'id' && (text === null || typeof text === 'string'),
    )
  );
};

/** `{"base": "https://example.org", "path": "/one"}` */
const isAddress = (value: Fields): value is { base: string; path: string } =>
  typeof value['base'] === 'string' &&
  /^https?:\/\//.test(value['base']) &&
  typeof value['path'] === 'string' &&
  value['path'].startsWith('/');

const isTagged = (value: Fields): boolean => typeof value['@value'] === 'string';
