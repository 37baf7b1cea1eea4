const YES = /^(?:true|yes|y|1|x|on|ja|ein|wahr|oui|vrai|si|sí|verdadero|vero|sim|はい)$/iu;

const NO = /^(?:false|no|n|0|off|nein|falsch|non|faux|não|nao|falso|nee|nie|いいえ)$/iu;

/** Returns whether a value of a table means yes, in the languages of the known exports. */
export const isYes = (value: string): boolean => YES.test(value);

export const isNo = (value: string): boolean => NO.test(value);
