const ASCII = /^\p{ASCII}*$/u;

/**
 * Returns whether a text is pure ASCII. Most names are, and need a tenth of the normalisation work.
 */
export const isAscii = (text: string): boolean => ASCII.test(text);
