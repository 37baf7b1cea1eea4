import { CURRENCY_PATTERN, findCurrencyMark, parseCurrency } from './currencies.ts';
import { cleanMoneyText } from './money-text.ts';
import { isFreeText, isLowest, isHighest, isOnlyKnownWords } from './money-words.ts';
import { parseAmount } from './parse-amount.ts';

/** The price in a text. The highest price is null after "from", the lowest after "up to". */
export interface Money {
  low: number | null;
  high: number | null;
  currency: string | null;
  isFree: boolean;
}

/** What is known from the rest of the record. */
export interface MoneyHints {
  currency?: string | null | undefined;
  country?: string | null | undefined;
  /**
   * Accepts only amounts with a currency, because the text is a sentence and other numbers are ages
   * or hours.
   */
  isSentence?: boolean;
}

const NUMBER = String.raw`\d+(?:[.,'٬٫]\d+)*`;
const TO = String.raw`(?:-|~|/|\b(?:to|bis|a|al|do|till|tot|ou|or|y|and|und|et)\b|à|до|から)`;
const AMOUNTS = new RegExp(
  `(?:${CURRENCY_PATTERN} ?)?${NUMBER}(?: ?(?:${CURRENCY_PATTERN})? ?${TO} ?(?:${CURRENCY_PATTERN})? ?${NUMBER})*(?: ?${CURRENCY_PATTERN})?`,
  'gu',
);
const NO_PRICE = /[%:@]|https?|www\.|(?<![\p{L}\d])-\d/u;
// Most prices. The parser below takes ten times as long.
const PLAIN = /^\d{1,9}(?:\.\d{1,2})?$/;
const NOTHING: Money = { low: null, high: null, currency: null, isFree: false };
const MAX_AMOUNT = 1e9;
// A longer text is no price. Sentences are read up to here.
const MAX_LENGTH = 2_000;
// The words around an amount that are read.
const CONTEXT_LENGTH = 40;

interface Expression {
  amounts: number[];
  isLowest: boolean;
  isHighest: boolean;
}

/**
 * Parses a price in the notations of all countries: "1,000.00", "$2,500", "12–15 €", "free", "ab 12
 * €". All parts are null if the text has no price or can mean several amounts.
 */
export function parseMoney(
  value: number | string | null | undefined,
  hints: MoneyHints = {},
): Money {
  if (typeof value === 'number')
    return isAmount(value) ? { ...NOTHING, low: value, high: value } : NOTHING;
  if (value && PLAIN.test(value)) return readPlain(Number(value), hints);
  if (!value || (value.length > MAX_LENGTH && !hints.isSentence)) return NOTHING;
  const text = cleanMoneyText(value.slice(0, MAX_LENGTH));
  if (text === '') return NOTHING;
  const found = [...text.matchAll(AMOUNTS)];
  const marked = found.filter(([match]) => findCurrencyMark(match) !== null);
  const priced =
    marked.length > 0 ? marked : hints.isSentence || !isPlainPrice(text, found) ? [] : found;
  const mark = findCurrencyMark(priced.map(([match]) => match).join(' '));
  const currency =
    parseCurrency(hints.currency) ?? parseCurrency(mark ?? hints.currency, hints.country ?? null);
  const expressions = priced.map((match) => readExpression(match, text, currency));
  if (expressions.length === 0) return { ...NOTHING, isFree: isFreeText(text) };
  const isKnown = expressions.every(({ amounts }) => amounts.every(isAmount));
  return isKnown
    ? summarise(expressions, currency, /^(?:free|gratis|frei) ?[-/]/i.test(text))
    : NOTHING;
}

function readPlain(
  amount: number,
  { currency, country = null, isSentence = false }: MoneyHints,
): Money {
  if (isSentence) return NOTHING;
  return {
    low: amount,
    high: amount,
    currency: parseCurrency(currency, country),
    isFree: amount === 0,
  };
}

const isAmount = (amount: number): boolean => amount >= 0 && amount < MAX_AMOUNT; // false for NaN

/**
 * A number without a currency: alone, or once between words that do not give it another meaning.
 */
function isPlainPrice(text: string, found: RegExpExecArray[]): boolean {
  const rest = text.replaceAll(AMOUNTS, ' ');
  if (NO_PRICE.test(text) || found.length === 0) return false;
  return isOnlyKnownWords(rest) || (found.length === 1 && !/\d\p{L}|\p{L}\d|\d\+/u.test(text));
}

function readExpression(
  { 0: match, index }: RegExpExecArray,
  text: string,
  currency: string | null,
): Expression {
  const numbers = match.match(new RegExp(NUMBER, 'gu')) ?? [];
  const isSingle = numbers.length === 1;
  const end = index + match.length;
  const [before, after] = [
    text.slice(Math.max(0, index - CONTEXT_LENGTH), index),
    text.slice(end, end + CONTEXT_LENGTH),
  ];
  const amounts = numbers.map((number) => parseAmount(number, currency) ?? NaN);
  return {
    amounts,
    isLowest: isSingle && isLowest(before, after),
    isHighest: isSingle && isHighest(before),
  };
}

function summarise(expressions: Expression[], currency: string | null, isFromFree: boolean): Money {
  const amounts = [
    ...expressions.flatMap((expression) => expression.amounts),
    ...(isFromFree ? [0] : []),
  ];
  const isOpen = expressions.some((expression) => expression.isLowest);
  const isCapped = !isFromFree && expressions.every((expression) => expression.isHighest);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return {
    low: isCapped ? null : low,
    high: isOpen ? null : high,
    currency,
    isFree: high === 0 && !isOpen,
  };
}
