import { foldText } from '@marquee/domain';

/** The highest price that a query allows. */
export interface PriceLimit {
  amount: number;
  /** Currencies that the query can mean: a dollar is one of several. Null if it names none. */
  currencies: readonly string[] | null;
}

// A code states its currency. A word or a sign can mean several.
const CODES =
  'EUR USD CAD AUD NZD SGD HKD TWD MXN GBP JPY CNY PLN CHF SEK NOK DKK BRL INR ARS CLP COP CZK HUF KRW TRY ZAR RON';
const DOLLARS = 'USD CAD AUD NZD SGD HKD TWD';
const CURRENCIES: readonly (readonly [words: string, codes: string])[] = [
  ['€ euro euros ユーロ 欧元 يورو', 'EUR'],
  ['$', `${DOLLARS} MXN ARS CLP COP`],
  ['dollar dollars bucks dólares dólar ドル 美元 دولار', DOLLARS],
  ['us$ us-dollar', 'USD'],
  ['ca$ c$', 'CAD'],
  ['au$ a$', 'AUD'],
  ['£ pound pounds quid', 'GBP'],
  ['¥ yen 円', 'JPY'],
  ['元 yuan rmb 块', 'CNY'],
  ['zł zloty złotych', 'PLN'],
  ['franken francs', 'CHF'],
  ['kr kronor kroner', 'SEK NOK DKK'],
  ['reais real r$', 'BRL'],
  ['rupees ₹', 'INR'],
  ['pesos peso', 'MXN ARS CLP COP'],
  ['kč korun', 'CZK'],
  ['forint ft', 'HUF'],
  ['won ₩', 'KRW'],
  ['lira ₺', 'TRY'],
  ...CODES.split(' ').map((code) => [code.toLowerCase(), code] as const),
];
const codesByWord = new Map(
  CURRENCIES.flatMap(([words, codes]) =>
    words.split(' ').map((word) => [word, codes.split(' ')] as const),
  ),
);
const escape = (word: string) => word.replaceAll('$', String.raw`\$`);
const CURRENCY = [...codesByWord.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escape)
  .join('|');

// Words that state a limit by themselves, and words that need a currency: "bis 20 Uhr", "do piątku".
const LIMIT = String.raw`under|below|less than|cheaper than|not more than|no more than|at most|max|max\.|maximum|unter|höchstens|maximal|weniger als|moins de|maximum|menos de|máximo|meno di|massimo|onder|minder dan|poniżej|maksymalnie|أقل من|低于|不超过`;
const WEAK_LIMIT = String.raw`up to|for|bis|bis zu|für|jusqu'à|jusqu’à|à moins de|pour|hasta|por|fino a|até|tot|voor|do|za|within|حتى`;
const AMOUNT = String.raw`(\d{1,3}(?:[., ]\d{3})+(?!\d)|\d{1,6}(?:[.,]\d{1,2})?)`;
const AFTER = String.raw`or less|and under|or under|and below|oder weniger|ou moins|o menos|o meno|ou menos|of minder|以下|以内|未満|まで`;
// Ages, not prices.
const AGES = new Set([12, 14, 16, 18, 21]);

const PATTERNS = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${LIMIT}|${WEAK_LIMIT})\s*(?:(?<before>${CURRENCY})\s*${AMOUNT}|${AMOUNT}\s*(?<after>${CURRENCY})(?!\p{L}))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:(?<before>${CURRENCY})\s*${AMOUNT}|${AMOUNT}\s*(?<after>${CURRENCY})?)\s*(?:${AFTER})(?![a-z])`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${LIMIT})\s*${AMOUNT}(?![\p{L}\p{N}:.,])`, 'iu'),
];

const THOUSANDS = /^\d{1,3}(?:[., ]\d{3})+$/;

/** "1.500" and "1,500" are one thousand five hundred; "15,50" is fifteen and a half. */
const parseAmount = (digits: string): number =>
  Number(THOUSANDS.test(digits) ? digits.replaceAll(/[., ]/g, '') : digits.replace(',', '.'));

/** Finds the first price limit of a query: "under 30 euros", "bis 20 €", "2000円以下". `rest` is the query without it. */
export function parsePriceLimit(query: string): { limit: PriceLimit; rest: string } | null {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(query);
    const digits = match?.slice(1).find((group: string | undefined) => /^\d/.test(group ?? ''));
    if (!match || digits === undefined) continue;
    const amount = parseAmount(digits);
    const word = match.groups?.['before'] ?? match.groups?.['after'];
    const currencies = word === undefined ? null : (codesByWord.get(word.toLowerCase()) ?? null);
    if (currencies === null && AGES.has(amount)) continue;
    const rest = `${query.slice(0, match.index)} ${query.slice(match.index + match[0].length)}`;
    return {
      limit: { amount, currencies },
      rest: foldText(rest) === '' ? '' : rest.replace(/\s+/g, ' ').trim(),
    };
  }
  return null;
}
