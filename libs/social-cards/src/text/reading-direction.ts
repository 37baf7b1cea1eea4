const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

export type TextDirection = 'ltr' | 'rtl';

/**
 * Returns the direction of a text by its first letter, as in the Unicode bidirectional algorithm.
 */
export function textDirection(text: string): TextDirection {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}
