import Turndown from 'turndown';
import { cleanHtml } from './clean-html.ts';

const turndown = new Turndown({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
});
// no Markdown syntax exists, and Markdown accepts the tags
turndown.keep(['table', 'sub', 'sup', 'del', 'ins', 'kbd']);

// Escapes characters that Markdown would read as HTML or entities. Turndown does not.
const escape = turndown.escape.bind(turndown);
turndown.escape = (text) => escape(text).replace(/<|&(?=[#\w]+;)/g, '\\$&');

/** Cleans a feed's HTML and converts it to Markdown. Relative links use `base`. */
export const htmlToMarkdown = (html: string, base?: string): string =>
  turndown.turndown(cleanHtml(html, { base }));
