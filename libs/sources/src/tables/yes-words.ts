const YES = /^(?:true|yes|y|1|x|on|ja|ein|wahr|oui|vrai|si|sí|verdadero|vero|sim|はい)$/iu;

/** Returns whether a value of a table means yes, in the languages of the known exports. */
export const isYes = (value: string): boolean => YES.test(value);
