import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { COUNTRIES, foldText } from '@marquee/domain';
import { EXCLUDING_WORDS, findMeaning, parseCountry } from '@marquee/search';
import categoryNames from '../../libs/formats/src/display/category-names.json' with { type: 'json' };
import fieldNames from '../../libs/formats/src/display/field-names.json' with { type: 'json' };
import eventWords from '../../libs/formats/src/display/words.json' with { type: 'json' };
import messages from '../../libs/pages/src/i18n/messages.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES = Object.keys(messages).sort();

type Catalogue = Record<string, object>;

/** The JSON files of texts for readers: an object for each language, English among them. */
const catalogues = execFileSync('git', ['ls-files', 'apps/*/src/*.json', 'libs/*/src/*.json'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((file) => [file, JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Catalogue] as const)
  .filter(([, content]) => typeof content['en'] === 'object' && typeof content['de'] === 'object');

it('every catalogue of texts is found', () => {
  const files = catalogues.map(([file]) => file);
  expect(files).toContain('libs/pages/src/i18n/messages.json');
  expect(files).toContain('libs/mail/src/texts/mail-texts.json');
  expect(files).toContain('apps/web/src/texts/account.json');
  expect(files).toContain('libs/search/src/dates/date-words.json');
});

it.each(catalogues)('%s has each language, with each text of English', (_file, catalogue) => {
  const missing = LANGUAGES.flatMap((language) =>
    Object.keys(catalogue['en'] ?? {})
      .filter((name) => !Object.hasOwn(catalogue[language] ?? {}, name))
      .map((name) => `${language}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** What a search reads in the words that pages show in a language. */
const readMeaning = (word: string) => findMeaning(foldText(word));

it.each(Object.entries(categoryNames))('a search reads the categories in %s', (_code, names) => {
  for (const [category, name] of Object.entries(names))
    expect([name, readMeaning(name)]).toEqual([name, expect.objectContaining({ category })]);
});

it.each(Object.entries(eventWords))('a search reads the states of pages in %s', (_code, words) => {
  expect(readMeaning(words.free)).toMatchObject({ free: true });
  expect(readMeaning(words.online)).toMatchObject({ online: true });
  expect(readMeaning(words.cancelled)).toMatchObject({ state: 'cancelled' });
  expect(readMeaning(words.postponed)).toMatchObject({ state: 'postponed' });
});

it.each(Object.entries(fieldNames))('a search reads the audiences in %s', (_code, { audience }) => {
  expect(readMeaning(audience.kids)).toMatchObject({ audience: 'kids' });
  expect(readMeaning(audience.family)).toMatchObject({ audience: 'family' });
});

it.each(LANGUAGES)('a search reads the countries in %s', (language) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const unread = COUNTRIES.filter(({ code }) => parseCountry(names.of(code) ?? '') !== code);
  expect(unread).toEqual([]);
});

// Japanese puts the words behind what they exclude: query-exclusions.ts reads them.
it('a search reads what is excluded in each language', () => {
  expect(Object.keys(EXCLUDING_WORDS)).toEqual(
    expect.arrayContaining(LANGUAGES.filter((language) => language !== 'ja')),
  );
});
