const ASCII = /^\p{ASCII}*$/u;

/** Whether nothing in a text is to be transcribed: most names are such, and need a tenth of the work. */
export const isAscii = (text: string): boolean => ASCII.test(text);
