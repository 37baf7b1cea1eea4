import { expect, it } from '@jest/globals';
import { LANGUAGES } from '@marquee/pages/i18n';
import mailTexts from '../../../../libs/mail/src/texts/mail-texts.json' with { type: 'json' };
import optionalMails from '../../../../libs/mail/src/texts/optional-mails.json' with { type: 'json' };
import messages from '../../../../libs/pages/src/i18n/messages.json' with { type: 'json' };
import account from './account.json' with { type: 'json' };
import { createSiteTranslator, OWN_TEXTS } from './site-translator.ts';

const findPlaces = (text: string) => (text.match(/\{\w+/g) ?? []).toSorted();

it.each(Object.entries(OWN_TEXTS))(
  'has every text in %s, with the same places for values',
  (_language, texts) => {
    const toPlaces = (own: object) =>
      Object.entries(own).map(([name, text]) => [name, findPlaces(String(text))]);
    expect(toPlaces(texts)).toEqual(toPlaces(OWN_TEXTS.en));
    expect(Object.values(texts)).not.toContain('');
  },
);

it('has no name that the shared texts have', () => {
  expect(Object.keys(OWN_TEXTS.en).filter((name) => name in messages.en)).toEqual([]);
});

it('translates own and shared texts, English for an unknown language', () => {
  const { t } = createSiteTranslator('de-AT');
  expect([t('signIn'), t('search')]).toEqual(['Anmelden', 'Suchen']);
  expect(createSiteTranslator('fi').t('signIn')).toBe('Sign in');
});

const SEARCH = /search|such(?:e|en)\b|recherch|búsqued|ricerc|pesquis|zoek|wyszuk|検索|搜索|بحث/i;

it.each(LANGUAGES)('calls a list that a person follows no search, in %s', (language) => {
  const { searchText, searchMore, becauseSaved, yourSearches, endSearch } = mailTexts[language];
  const { savedSearches, searchesText, noSearches, newSearch, searchSaved } = account[language];
  const texts = [
    ...[searchText, searchMore, becauseSaved, yourSearches, endSearch],
    ...[savedSearches, searchesText, noSearches, newSearch, searchSaved],
    optionalMails[language].saved_search,
  ];
  expect(texts.filter((text) => SEARCH.test(text))).toEqual([]);
});
