// Any of these can begin Markdown, HTML or an entity. A backslash before punctuation is always
// literal.
const SYNTAX = /[\\`*_{}[\]<>()#!|~&]/g;

/** Escapes a text of a source, so that Markdown shows it unchanged on one line. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().replace(SYNTAX, '\\$&');
