// Characters that XML 1.0 cannot contain, not even escaped. feedsmith writes them.
// eslint-disable-next-line no-control-regex -- the function below removes them
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Removes the characters that XML cannot contain. */
export const withoutUnwritable = (xml: string): string => xml.replace(UNWRITABLE, '');
