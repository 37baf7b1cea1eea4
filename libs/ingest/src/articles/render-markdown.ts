import MarkdownIt from 'markdown-it';
import { cleanHtml } from './clean-html.ts';

// Markdown may hold HTML: the cleaning that follows does not care who wrote it.
const markdown = new MarkdownIt({ html: true });

/** CommonMark with tables, as HTML that is safe to show on any page. */
export const renderMarkdown = (text: string): string => cleanHtml(markdown.render(text)).trim();
