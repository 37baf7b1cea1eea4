import { describe, expect, it } from '@jest/globals';
import { CATEGORIES, CATEGORY_ALIASES, foldText } from '@marquee/domain';
import categoryNames from '../../../formats/src/display/category-names.json' with { type: 'json' };
import { findMeanings } from './find-meanings.ts';
import { findMeaning, foldPhrases, lexiconPhrases } from './lexicon.ts';
import { parsePriceLimit } from './parse-price-limit.ts';
import { separatePhrases } from './separate-phrases.ts';
import { AUDIENCE_PHRASES } from './tables/condition-words.ts';

const meaningOf = (text: string) => findMeaning(foldText(text));

describe('lexicon', () => {
  it.each([
    ['dj sets', { category: 'nightlife' }],
    ['comedy clubs', { category: 'comedy' }],
    ['music', { category: 'music' }],
    ['concerts', { category: 'music', also: 'festival' }],
    ['Konzerte', { category: 'music', also: 'festival' }],
    ['コンサート', { category: 'music', also: 'festival' }],
    ['gigs', { category: 'music', also: 'nightlife' }],
    ['clubbing', { category: 'nightlife' }],
    ['party', { category: 'nightlife' }],
    ['movie', { category: 'film' }],
    ['película', { category: 'film' }],
    ['stand up comedy', { category: 'comedy' }],
    ['stand-up', { category: 'comedy' }],
    ['théâtre', { category: 'theater' }],
    ['conference', { category: 'conference' }],
    ['مهرجان', { category: 'festival' }],
    ['kids', { audience: 'kids' }],
    ['für Kinder', { audience: 'kids' }],
    ['親子', { audience: 'family' }],
    ['Senioren', { audience: 'seniors' }],
    ['free', { free: true }],
    ['Eintritt frei', { free: true }],
    ['無料', { free: true }],
    ['en ligne', { online: true }],
    ['in the evening', { daypart: 'evening' }],
    ['things to do', { isKind: true }],
    ["what's on", { isKind: true }],
    ['eventos', { isKind: true }],
  ])('reads "%s"', (text, meaning) => {
    expect(meaningOf(text)).toEqual(meaning);
  });

  it.each([
    ...['underground', 'original', 'unique', 'anniversary', 'birthday', 'geburtstag', 'inside'],
    ...['indoor', 'chill', 'on the house', 'anniversaire', 'verjaardag'],
  ])('leaves “%s” a word, which can name an event', (text) => {
    expect(meaningOf(text)).toBeNull();
  });

  it.each(['date night', 'for my birthday', 'something unique', 'chilled'])(
    'reads “%s” as a mood',
    (text) => {
      expect(meaningOf(text)?.unsuited).toContain('conference');
    },
  );

  it.each([
    ['alternative music', 'alternative'],
    ['soccer', 'football'],
    ['Fußball', 'football'],
    ['サッカー', 'football'],
    ['AI', 'ai'],
    ['künstliche Intelligenz', 'ai'],
    ['Ausstellung', 'exhibition'],
    ['balet', 'ballet'],
  ])('reads "%s" as the topic %s', (text, name) => {
    expect(meaningOf(text)?.topic?.name).toBe(name);
  });

  it('states both forms of a topic', () => {
    expect(meaningOf('AI')?.topic?.phrases).toEqual(
      expect.arrayContaining(['ai', 'artificial intelligence']),
    );
  });

  it('states what events for children contain', () => {
    expect(foldPhrases(AUDIENCE_PHRASES.kids)).toEqual(
      expect.arrayContaining(['children', 'ninos', 'family']),
    );
  });

  it('marks genres', () => {
    expect(meaningOf('jazz')?.topic?.isGenre).toBe(true);
    expect(meaningOf('pottery')?.topic?.isGenre).toBe(false);
  });

  it('does not know names', () => {
    expect(['coldplay', 'berlin', 'hamlet', 'the'].map(meaningOf)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('contains only folded phrases', () => {
    expect(lexiconPhrases().filter((phrase) => foldText(phrase) !== phrase)).toEqual([]);
  });

  it('reads every category and every alias of the API as that category', () => {
    const aliases = Object.entries(CATEGORY_ALIASES).filter(
      ([alias]) => alias !== 'performing-arts',
    );
    expect(aliases.filter(([alias, category]) => meaningOf(alias)?.category !== category)).toEqual(
      [],
    );
    expect(CATEGORIES.filter((category) => meaningOf(category)?.category !== category)).toEqual([]);
  });

  it('reads the names of the categories in every language of the widgets', () => {
    const names = Object.values(categoryNames).flatMap((byCategory) => Object.entries(byCategory));
    expect(names.filter(([category, name]) => meaningOf(name)?.category !== category)).toEqual([]);
  });
});

describe('findMeanings', () => {
  const read = (text: string) =>
    findMeanings(foldText(text).split(' ')).map(({ from, to, meanings }) => [
      foldText(text).split(' ').slice(from, to).join(' '),
      ...meanings.map((meaning) => meaning.topic?.name ?? Object.keys(meaning)[0]),
    ]);

  it('prefers the longest phrase', () => {
    expect(read('stand up comedy night')).toEqual([
      ['stand up comedy', 'category'],
      ['night', 'isKind'],
    ]);
    expect(read('free software')).toEqual([['free software', 'open source']]);
  });

  it('leaves other words alone', () => {
    expect(read('coldplay concert')).toEqual([['coldplay'], ['concert', 'category']]);
  });

  it('splits compounds', () => {
    expect(read('Rockkonzert')).toEqual([['rockkonzert', 'rock', 'category']]);
    expect(read('Basketballspiel')).toEqual([['basketballspiel', 'basketball', 'isKind']]);
    expect(read('rocket')).toEqual([['rocket']]);
  });

  it('does not read quoted words', () => {
    expect(findMeanings([null, 'musik'])).toEqual([
      { from: 0, to: 1, meanings: [] },
      { from: 1, to: 2, meanings: [{ category: 'music' }] },
    ]);
  });
});

describe('parsePriceLimit', () => {
  it.each([
    ['comedy under 20 euros', { amount: 20, currencies: ['EUR'] }, 'comedy'],
    ['Konzerte bis 20 € in Wien', { amount: 20, currencies: ['EUR'] }, 'Konzerte in Wien'],
    ['концерты до 30 евро', { amount: 30, currencies: ['EUR'] }, 'концерты'],
    ['koncert under 200 kr', { amount: 200, currencies: ['SEK', 'NOK', 'DKK'] }, 'koncert'],
    ['théâtre moins de 15,50 euros', { amount: 15.5, currencies: ['EUR'] }, 'théâtre'],
    ['gigs for less than £10', { amount: 10, currencies: ['GBP'] }, 'gigs for'],
    ['jazz under 30', { amount: 30, currencies: null }, 'jazz'],
    ['comedy under 30 USD', { amount: 30, currencies: ['USD'] }, 'comedy'],
    ['max 50 usd concert', { amount: 50, currencies: ['USD'] }, 'concert'],
    ['Kabarett unter 30', { amount: 30, currencies: null }, 'Kabarett'],
    ['Konzert unter 30 Euro', { amount: 30, currencies: ['EUR'] }, 'Konzert'],
    ['théâtre moins de 20 €', { amount: 20, currencies: ['EUR'] }, 'théâtre'],
    ['jazz under CAD 25', { amount: 25, currencies: ['CAD'] }, 'jazz'],
    ['tango menos de 20.000 ARS', { amount: 20_000, currencies: ['ARS'] }, 'tango'],
    ['musical under 1,500', { amount: 1_500, currencies: null }, 'musical'],
    ['2000円以下 ライブ', { amount: 2000, currencies: ['JPY'] }, 'ライブ'],
    ['theater 25 euros or less', { amount: 25, currencies: ['EUR'] }, 'theater'],
    ['koncerty do 50 zł', { amount: 50, currencies: ['PLN'] }, 'koncerty'],
    ['jazz berlin 20-30 euro', { min: 20, amount: 30, currencies: ['EUR'] }, 'jazz berlin'],
    ['between 10 and 20 london', { min: 10, amount: 20, currencies: null }, 'london'],
    ['opera over 50 euros', { min: 50, currencies: ['EUR'] }, 'opera'],
    ['<20 berlin', { amount: 20, currencies: null }, 'berlin'],
    ['£10 comedy', { amount: 10, currencies: ['GBP'] }, 'comedy'],
    ['conciertos por menos de 30 euros', { amount: 30, currencies: ['EUR'] }, 'conciertos por'],
  ])('reads "%s"', (query, limit, rest) => {
    expect(parsePriceLimit(query)).toEqual({ limit, rest });
  });

  it('reads a code as its currency and a sign as all that share it', () => {
    expect(parsePriceLimit('comedy under US$25')?.limit.currencies).toEqual(['USD']);
    expect(parsePriceLimit('tango under $2500')?.limit.currencies).toEqual(
      expect.arrayContaining(['USD', 'ARS']),
    );
  });

  it('reads a dollar as any dollar', () => {
    expect(parsePriceLimit('comedy under $25')?.limit.currencies).toEqual(
      expect.arrayContaining(['USD', 'CAD']),
    );
  });

  it.each([
    'blink 182',
    'bis 20 Uhr',
    'under 18',
    'world cup 2022',
    'party till 4',
    'Maximum 2000s',
    'below the line',
  ])('finds none in "%s"', (query) => {
    expect(parsePriceLimit(query)).toBeNull();
  });
});

describe('separatePhrases', () => {
  it.each([
    ['東京のコンサート', ' 東京 コンサート '],
    ['無料イベント', ' 無料 イベント '],
    ['ライブラリ', 'ライブラリ'],
    ['東京', '東京'],
    ['jazz berlin', 'jazz berlin'],
  ])('separates "%s"', (query, separated) => {
    expect(separatePhrases(query)).toBe(separated);
  });
});
