import { expect, it } from '@jest/globals';
import texts from '../texts/mail-texts.json' with { type: 'json' };
import labels from '../texts/optional-mails.json' with { type: 'json' };
import { createMailTranslator, dateLocale, type MailTextName } from './translator.ts';

/** `{count, plural, one {A new event} …}` has the argument `count` only. */
const findArguments = (text: string) => [...new Set(text.match(/(?<=\{)\w+(?=[,}])/g))].toSorted();
const VALUES = {
  count: 2,
  url: 'U',
  city: 'Köln',
  artist: 'A',
  title: 'T',
  name: 'N',
  id: 'I',
  host: 'H',
};
const MORE = {
  about: 'B',
  error: 'E',
  code: '123 456',
  note: 'O',
  plan: 'P',
  ending: 'E',
  keys: 'K',
  what: 'W',
  body: '{"active": true}',
};

it.each(Object.entries(texts))('has every text in %s, with the same arguments', (language, own) => {
  const toArguments = (of: object) =>
    Object.entries(of).map(([name, text]) => [name, findArguments(String(text))]);
  expect(toArguments(own)).toEqual(toArguments(texts.en));
  const { t } = createMailTranslator(language);
  const written = Object.keys(texts.en).map((name) =>
    t(name as MailTextName, { ...VALUES, ...MORE }),
  );
  expect(written.filter((text) => text.trim() === '' || /\{(?!"active")/.test(text))).toEqual([]);
});

it.each(Object.entries(labels))('has a label of each optional mail in %s', (_language, own) => {
  expect(Object.keys(own)).toEqual(Object.keys(labels.en));
  expect(Object.values(own)).not.toContain('');
});

it('writes texts and dates in the language of the reader', () => {
  expect(createMailTranslator('de-AT').t('signInSubject')).toBe('Bei Marquee anmelden');
  expect(createMailTranslator('ar')).toMatchObject({
    direction: 'rtl',
    language: 'ar',
    locale: 'ar',
  });
  expect([null, 'en', 'en-US', 'fi'].map(dateLocale)).toEqual(['en-GB', 'en-GB', 'en-US', 'en-GB']);
});

it('counts as each language does', () => {
  const subject = (locale: string, count: number) =>
    createMailTranslator(locale).t('digestCity', { count, city: 'X' });
  expect([1, 3].map((count) => subject('en', count))).toEqual([
    'A new event in X',
    '3 new events in X',
  ]);
  expect([1, 3, 5].map((count) => subject('pl', count))).toEqual([
    'X: nowe wydarzenie',
    'X: 3 nowe wydarzenia',
    'X: 5 nowych wydarzeń',
  ]);
});
