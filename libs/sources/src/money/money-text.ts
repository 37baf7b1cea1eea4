// The zeros of the scripts whose digits Intl writes.
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0x1040,
  0xff10,
];
const SPACED_GROUPS = /(?<![\d.,'])(\d{1,3})((?: \d{3})+)(?!\d|[.,]\d{3}(?!\d))/g;

/**
 * Unifies digits, spaces, dashes and apostrophes, and joins groups that spaces part: "1 250,00 €"
 * is "1'250,00 €".
 */
export const cleanMoneyText = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/(\d)[.,]?-{1,2}(?=\D*$|[^\d ]| (?:\D|$))/g, '$1') // "20.-" and "12,--" have no cents
    .replaceAll(
      SPACED_GROUPS,
      (_match, first: string, rest: string) => first + rest.replaceAll(' ', "'"),
    )
    .trim();

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}
