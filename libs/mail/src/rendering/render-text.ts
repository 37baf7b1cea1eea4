import type { EventState } from '@marquee/formats/display';
import type { Block, EventBlock, Footer, MailTemplate } from './template.ts';

const WIDTH = 72;

/**
 * Renders the plain-text version: lines of at most 72 characters, URLs and keys on their own lines.
 */
export function renderText(
  { blocks }: MailTemplate,
  { reason, stop, preferences, mails }: Footer,
): string {
  const links = [preferences, mails, stop].flatMap((link) =>
    link ? `${link.label}:\n${link.url}` : [],
  );
  const parts = [...blocks.map(renderBlock), '-- ', wrap(reason), ...links];
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

function renderBlock(block: Block): string {
  if (block.is === 'text') return wrap(block.text);
  if (block.is === 'heading') return block.text.toUpperCase();
  if (block.is === 'event')
    return `${[...sentences(block.state), block.title].map(wrap).join('\n')}\n${wrap(block.details.join(block.comma))}\n${block.url}${calendars(block)}`;
  if (block.is === 'code') return `${block.label}:\n\n    ${block.code}`;
  return `${block.label}:\n${block.url}`;
}

const calendars = ({ calendars: menu }: EventBlock): string =>
  menu ? `\n${menu.label}: ${menu.links.at(-1)?.url ?? ''}` : ''; // a text has room for the file

const sentences = (state: EventState | undefined) => (state ? [state.text, ...state.notes] : []);

/** Breaks only between words, so that long URLs remain intact. */
function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + word.length < WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
