/** Replaces the thin and no-break spaces of Intl, which many fonts and programs do not know. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, ' ');
