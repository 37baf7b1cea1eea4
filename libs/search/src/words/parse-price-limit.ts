import { foldText } from '@marquee/domain';

/** The prices that a query allows. */
export interface PriceLimit {
  /** The highest price. */
  amount?: number;
  /** The lowest price. */
  min?: number;
  /** Currencies that the query can mean: a dollar is one of several. Null if it names none. */
  currencies: readonly string[] | null;
}

// A code states its currency. A word or a sign can mean several.
const CODES =
  'EUR USD CAD AUD NZD SGD HKD TWD MXN GBP JPY CNY PLN CHF SEK NOK DKK BRL INR ARS CLP COP CZK HUF KRW TRY ZAR RON';
const DOLLARS = 'USD CAD AUD NZD SGD HKD TWD';
const CURRENCIES: readonly (readonly [words: string, codes: string])[] = [
  ['€ euro euros евро ユーロ 欧元 يورو', 'EUR'],
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
  ['рублей рубля руб ₽', 'RUB'],
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

// Words that state a limit by themselves, and words that need a currency: "bis 20 Uhr", "do
// piątku".
const LIMIT = String.raw`under|below|less than|cheaper than|not more than|no more than|at most|max|max\.|maximum|unter|höchstens|maximal|weniger als|moins de|maximum|menos de|máximo|meno di|massimo|onder|minder dan|poniżej|maksymalnie|дешевле|не дороже|не более|меньше|менее|mindre än|högst|mindre end|højst|mindre enn|maks|alle|levnější než|أقل من|低于|不超过`;
const WEAK_LIMIT = String.raw`up to|for|bis|bis zu|für|jusqu'à|jusqu’à|à moins de|pour|hasta|por|fino a|até|tot|voor|do|za|до|за|till|til|within|حتى`;
const AMOUNT = String.raw`(?:\d{1,3}(?:[., ]\d{3})+(?!\d)|\d{1,6}(?:[.,]\d{1,2})?)`;
const AFTER = String.raw`or less|and under|or under|and below|oder weniger|ou moins|o menos|o meno|ou menos|of minder|以下|以内|未満|まで`;
// Ages, not prices.
const AGES = new Set([12, 14, 16, 18, 21]);
const FLOOR = String.raw`over|above|more than|at least|from|starting at|über|mehr als|mindestens|ab|plus de|à partir de|más de|desde|più di|oltre|almeno|mais de|a partir de|meer dan|vanaf|ponad|powyżej|od|от|дороже|>|>=`;
const BETWEEN = String.raw`between|from|zwischen|von|entre|de|tra|fra|da|tussen|od|między|от|между|mellan|mellem|mellom`;
const AND = String.raw`-|–|to|and|und|bis|et|à|y|e|a|en|tot|i|do|до|и|och|og`;
// The number is a day, an hour, an age or a distance.
const NO_PRICE = String.raw`(?!\s*(?:st|nd|rd|th|uhr|h|am|pm|a\.m|p\.m|o'clock|years?|year-olds?|jahren?|ans|años|anni|km|miles|days?|weeks?|jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|enero|abril|agosto|gennaio|luglio|d[ée]c|f[ée]v|ao[uû]t)\p{L}*)(?![\p{N}:.,/-])`;
const SIGN = String.raw`€|£|us\$|\$|¥`;

/** Patterns of a range, of a lowest price, of a highest price. A price alone is the highest one. */
const RANGES = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${BETWEEN})\s+)?(?:(?<before>${CURRENCY})\s*(?<min>${AMOUNT})\s*(?:${AND})\s*(?:${CURRENCY})?\s*(?<max>${AMOUNT})|(?<min2>${AMOUNT})\s*(?:${CURRENCY})?\s*(?:${AND})\s*(?<max2>${AMOUNT})\s*(?<after>${CURRENCY})(?!\p{L}))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:between|zwischen|entre|tra|fra|tussen|między|между|mellan|mellem|mellom)\s+(?<min>${AMOUNT})\s*(?:${AND})\s*(?<max>${AMOUNT})${NO_PRICE}`,
    'iu',
  ),
];
const FLOORS = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<!(?:no|not|nicht|pas|non|niet|nie) )(?:${FLOOR})\s*(?:(?<before>${CURRENCY})\s*(?<min>${AMOUNT})|(?<min2>${AMOUNT})\s*(?<after>${CURRENCY})(?!\p{L}))`,
    'iu',
  ),
];
const PATTERNS = [
  new RegExp(
    String.raw`(?:(?<![\p{L}\p{N}])(?:${LIMIT}|${WEAK_LIMIT})|<=?)\s*(?:(?<before>${CURRENCY})\s*(?<max>${AMOUNT})|(?<max2>${AMOUNT})\s*(?<after>${CURRENCY})(?!\p{L}))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:(?<before>${CURRENCY})\s*(?<max>${AMOUNT})|(?<max2>${AMOUNT})\s*(?<after>${CURRENCY})?)\s*(?:${AFTER})(?![a-z])`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:(?<![\p{L}\p{N}])(?:${LIMIT})|<=?)\s*(?<max>${AMOUNT})(?![\p{L}\p{N}:.,])`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?<before>${SIGN})\s*(?<max>${AMOUNT})|(?<max2>${AMOUNT})\s*(?<after>€|£|euros?|евро|dollars|bucks|quid))(?![\p{L}\p{N}])`,
    'iu',
  ),
];

// Numbers in words count only before a currency: "Twenty One Pilots" is a band.
const NUMBERS: Readonly<Record<number, string>> = {
  5: 'five|fünf|cinq|cinco|cinque|vijf|pięć',
  10: 'ten|zehn|dix|diez|dieci|dez|tien|dziesięć',
  15: 'fifteen|fünfzehn|quinze|quince|quindici|vijftien|piętnaście',
  20: 'twenty|zwanzig|vingt|veinte|venti|vinte|twintig|dwadzieścia',
  25: 'twenty-five|twenty five|fünfundzwanzig|vingt-cinq|veinticinco|venticinque',
  30: 'thirty|dreißig|dreissig|trente|treinta|trenta|trinta|dertig|trzydzieści',
  40: 'forty|vierzig|quarante|cuarenta|quaranta|quarenta|veertig|czterdzieści',
  50: 'fifty|fünfzig|cinquante|cincuenta|cinquanta|cinquenta|vijftig|pięćdziesiąt',
  100: 'a hundred|one hundred|hundred|hundert|einhundert|cent|cien|cento|cem|honderd|sto',
};
const SPELT = Object.entries(NUMBERS).map(
  ([digits, words]) =>
    [
      new RegExp(String.raw`(?<!\p{L})(?:${words})(?=\s+(?:${CURRENCY})(?!\p{L}))`, 'giu'),
      digits,
    ] as const,
);
const NOTES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:a |one )?fiver(?!\p{L})/giu, '£5'],
  [/(?<!\p{L})(?:a |one )?tenner(?!\p{L})/giu, '£10'],
];

/** Writes amounts in digits: "thirty euros", "a tenner". */
const spellInDigits = (query: string): string =>
  [...SPELT, ...NOTES].reduce((text, [words, digits]) => text.replace(words, digits), query);

const THOUSANDS = /^\d{1,3}(?:[., ]\d{3})+$/;

/** "1.500" and "1,500" are one thousand five hundred; "15,50" is fifteen and a half. */
const parseAmount = (digits: string): number =>
  Number(THOUSANDS.test(digits) ? digits.replaceAll(/[., ]/g, '') : digits.replace(',', '.'));

/**
 * Finds the prices of a query: "under 30 euros", "bis 20 €", "2000円以下", "20-30 euros", "£10".
 * `rest` is the query without them.
 */
export function parsePriceLimit(given: string): { limit: PriceLimit; rest: string } | null {
  const query = spellInDigits(given);
  for (const pattern of [...RANGES, ...FLOORS, ...PATTERNS]) {
    const match = pattern.exec(query);
    const limit = match && readLimit(match.groups ?? {});
    if (!match || !limit) continue;
    const rest = `${query.slice(0, match.index)} ${query.slice(match.index + match[0].length)}`;
    return { limit, rest: foldText(rest) === '' ? '' : rest.replace(/\s+/g, ' ').trim() };
  }
  return null;
}

function readLimit(groups: Readonly<Record<string, string | undefined>>): PriceLimit | null {
  const toAmount = (digits: string | undefined) =>
    digits === undefined ? undefined : parseAmount(digits);
  const amount = toAmount(groups['max'] ?? groups['max2']);
  const min = toAmount(groups['min'] ?? groups['min2']);
  const word = groups['before'] ?? groups['after'];
  const currencies = word === undefined ? null : (codesByWord.get(word.toLowerCase()) ?? null);
  const only = amount ?? min;
  const isAge = currencies === null && min === undefined && only !== undefined && AGES.has(only);
  if (isAge || (amount !== undefined && min !== undefined && amount < min)) return null;
  return { ...(amount !== undefined && { amount }), ...(min !== undefined && { min }), currencies };
}
