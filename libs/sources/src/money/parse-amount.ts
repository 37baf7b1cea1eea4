import { UNUSUAL_DECIMALS, GROUPS_WITH_DOT } from './currencies.ts';

// "'" groups in Switzerland, "٬" and "٫" in Arabic and Persian.
const GROUP_MARKS = ["'", '٬'];
const DECIMAL_MARK = '٫';
const THOUSANDS = /^\d{1,3}(?:\D\d{3})+$/;
const LAKHS = /^\d{1,2}(?:\D\d{2})*\D\d{3}$/;

/**
 * Parses one amount in digits and marks: "1,000.00", "1.250,00", "1'250.50", "1,00,000". Returns
 * null if it is no amount, or if the mark can group or be the decimal mark: "1.250" without a
 * currency.
 */
export function parseAmount(text: string, currency: string | null = null): number | null {
  const mark = decimalMark(text, currency);
  if (mark === undefined) return null;
  const at = mark === null ? text.length : text.lastIndexOf(mark);
  const whole = ungroup(text.slice(0, at));
  return whole === null ? null : Number(`${whole}.${text.slice(at + 1) || '0'}`);
}

/** Returns null if there is none, undefined if it cannot be decided. */
function decimalMark(text: string, currency: string | null): string | null | undefined {
  if (text.includes(DECIMAL_MARK)) return DECIMAL_MARK;
  const marks = text.replaceAll(/[\d٬']/g, '');
  const last = marks.at(-1);
  if (last === undefined) return null;
  if (marks.length > 1) return marks.indexOf(last) === marks.length - 1 ? last : null;
  const digits = text.length - text.indexOf(last) - 1;
  const isGrouped = GROUP_MARKS.some((mark) => text.includes(mark));
  if (digits !== 3 || isGrouped || /^0\D/.test(text))
    return digits > 2 && last === ',' && !isGrouped ? undefined : last;
  return text.indexOf(last) > 3 ? last : markBeforeThree(last, currency);
}

/** "2,500" is 2500, "1.250 EUR" is 1250, "1.250 KWD" is 1.25. "1.250 USD" can be either. */
function markBeforeThree(mark: string, currency: string | null): string | null | undefined {
  const decimals = currency === null ? 2 : (UNUSUAL_DECIMALS[currency] ?? 2);
  if (decimals === 0) return null;
  if (decimals === 3) return mark === '.' ? mark : undefined;
  return mark === ',' || (currency !== null && GROUPS_WITH_DOT.has(currency)) ? null : undefined;
}

function ungroup(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  const isConsistent = new Set(text.replaceAll(/\d/g, '')).size === 1;
  return isConsistent && (THOUSANDS.test(text) || LAKHS.test(text))
    ? text.replaceAll(/\D/g, '')
    : null;
}
