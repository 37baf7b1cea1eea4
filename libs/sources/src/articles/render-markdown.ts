import MarkdownIt from 'markdown-it';
import { cleanHtml, type LinkOptions } from './clean-html.ts';

// Markdown may contain HTML, which is cleaned afterwards.
const markdown = new MarkdownIt({ html: true });

/** Renders CommonMark with tables as HTML that is safe on any page. */
export const renderMarkdown = (text: string, links: Pick<LinkOptions, 'ownUrl'> = {}): string =>
  cleanHtml(markdown.render(text), links).trim();
