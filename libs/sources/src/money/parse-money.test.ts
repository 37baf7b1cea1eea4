import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseMoney } from './parse-money.ts';

const range = (text: string, hints = {}) => {
  const { low, high, currency } = parseMoney(text, hints);
  return [low, high, currency];
};

describe('parseMoney', () => {
  it.each([
    ['1,000.00', [1000, 1000, null]],
    ['1.250,00', [1250, 1250, null]],
    ['$2,500', [2500, 2500, 'USD']],
    ['1 250', [1250, 1250, null]],
    ['1\u00a0250,50 €', [1250.5, 1250.5, 'EUR']],
    ["1'250.00", [1250, 1250, null]],
    ['CHF 1’250.–', [1250, 1250, 'CHF']],
    ['CHF 20.-', [20, 20, 'CHF']],
    ['12,-- EUR', [12, 12, 'EUR']],
    ['₹1,00,000.00', [100_000, 100_000, 'INR']],
    ['₹ 1,25,000', [125_000, 125_000, 'INR']],
    ['12–15 €', [12, 15, 'EUR']],
    ['12 € – 15 €', [12, 15, 'EUR']],
    ['€12 - €15', [12, 15, 'EUR']],
    ['$10/$15', [10, 15, 'USD']],
    ['6 a 22 euros', [6, 22, 'EUR']],
    ['von 12 bis 15 EUR', [12, 15, 'EUR']],
    ['1.000 – 1.250,50 €', [1000, 1250.5, 'EUR']],
    ['ab 12 €', [12, null, 'EUR']],
    ['from £8.50', [8.5, null, 'GBP']],
    ['à partir de 9,50 €', [9.5, null, 'EUR']],
    ['$12+', [12, null, 'USD']],
    ['5000円から', [5000, null, 'JPY']],
    ['bis 15 €', [null, 15, 'EUR']],
    ['1.250 EUR', [1250, 1250, 'EUR']],
    ['1.250 KWD', [1.25, 1.25, 'KWD']],
    ['¥1.250', [null, null, null]],
    ['1.250 JPY', [1250, 1250, 'JPY']],
    ['0.500', [0.5, 0.5, null]],
    ['12.5000', [12.5, 12.5, null]],
    ['R$ 1.250,00', [1250, 1250, 'BRL']],
    ['149 zł', [149, 149, 'PLN']],
    ['35.00', [35, 35, null]],
    ['1,5', [1.5, 1.5, null]],
    ['VVK 12 € / AK 15 €', [12, 15, 'EUR']],
    ['Adults 12 €, children (under 12) 6 €', [6, 12, 'EUR']],
    ['Plein tarif 16 EUR, tarif réduit (-26 ans) 10 EUR', [10, 16, 'EUR']],
    ['Free – $20', [0, 20, 'USD']],
  ])('reads "%s" as %j', (text, expected) => {
    expect(range(text)).toEqual(expected);
  });

  it.each([
    'free',
    'Free admission',
    'Eintritt frei',
    'Entrada libre',
    'Entrée gratuite',
    'kostenlos',
    '入場無料',
    '0 €',
  ])('reads "%s" as free', (text) => {
    expect(parseMoney(text).isFree).toBe(true);
  });

  it.each([
    '1.250',
    '1,250.000.000',
    '12.05.2027',
    '19:30',
    '10 % off',
    '-5',
    'tba',
    '',
    'www.example.org/24',
    'Free parking',
  ])('reads no price from "%s"', (text) => {
    expect(parseMoney(text)).toEqual({ low: null, high: null, currency: null, isFree: false });
  });

  it('takes the currency of a shared sign from the country', () => {
    expect(range('$25', { country: 'AU' })).toEqual([25, 25, 'AUD']);
    expect(range('1 250 kr', { country: 'SE' })).toEqual([1250, 1250, 'SEK']);
    expect(range('$25', { country: 'DE' })).toEqual([25, 25, null]);
    expect(range('$25', { country: 'US', currency: 'CAD' })).toEqual([25, 25, 'CAD']);
  });

  it('reads only amounts with a currency in a sentence', () => {
    expect(range('Doors at 19, 12 EUR', { isSentence: true })).toEqual([12, 12, 'EUR']);
    expect(range('Room 12', { isSentence: true })).toEqual([null, null, null]);
  });
});

const LOCALES = {
  ...{
    'en-US': 'USD',
    'en-GB': 'GBP',
    'en-IN': 'INR',
    'de-DE': 'EUR',
    'de-AT': 'EUR',
    'de-CH': 'CHF',
    'fr-FR': 'EUR',
  },
  ...{
    'fr-CA': 'CAD',
    'it-IT': 'EUR',
    'es-ES': 'EUR',
    'es-MX': 'MXN',
    'pt-BR': 'BRL',
    'pt-PT': 'EUR',
    'nl-NL': 'EUR',
  },
  ...{
    'sv-SE': 'SEK',
    'nb-NO': 'NOK',
    'da-DK': 'DKK',
    'fi-FI': 'EUR',
    'pl-PL': 'PLN',
    'cs-CZ': 'CZK',
    'hu-HU': 'HUF',
  },
  ...{
    'tr-TR': 'TRY',
    'ru-RU': 'RUB',
    'uk-UA': 'UAH',
    'ja-JP': 'JPY',
    'ko-KR': 'KRW',
    'zh-CN': 'CNY',
    'hi-IN': 'INR',
  },
  ...{
    'he-IL': 'ILS',
    'id-ID': 'IDR',
    'vi-VN': 'VND',
    'ar-EG': 'EGP',
    'fa-IR': 'IRR',
    'bn-BD': 'BDT',
  },
};

describe.each(Object.entries(LOCALES))('parseMoney and Intl in %s', (locale, currency) => {
  const country = locale.slice(3);
  const cents = fc.oneof(
    fc.integer({ min: 0, max: 99_999 }),
    fc.integer({ min: 0, max: 99_999_999_999 }),
  );

  it.each(['symbol', 'code'] as const)(
    'reads back what Intl writes with the %s of the currency',
    (currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay,
      });
      const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
      fc.assert(
        fc.property(cents, (cent) => {
          const amount = Number(
            (decimals === 0 ? Math.floor(cent / 100) : cent / 100).toFixed(decimals),
          );
          expect(range(format.format(amount), { country })).toEqual([amount, amount, currency]);
        }),
      );
    },
  );

  it('reads back a number without a currency', () => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    fc.assert(
      fc.property(cents, (cent) => {
        expect(range(format.format(cent / 100))).toEqual([cent / 100, cent / 100, null]);
      }),
    );
  });
});
