import Turndown from 'turndown';
import { cleanHtml } from './clean-html.ts';

const turndown = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
turndown.keep(['table', 'sub', 'sup', 'del', 'ins', 'kbd']); // Markdown has no words for them, and takes them as they are

// Turndown leaves alone what would be read as HTML or as an entity again.
const escape = turndown.escape.bind(turndown);
turndown.escape = (text) => escape(text).replace(/<|&(?=[#\w]+;)/g, '\\$&');

/** A feed's HTML as Markdown, cleaned first; relative links are read against `base`. */
export const htmlToMarkdown = (html: string, base?: string): string => turndown.turndown(cleanHtml(html, base));
