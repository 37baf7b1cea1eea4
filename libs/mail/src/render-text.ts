import type { Block, Footer, MailTemplate } from './template.ts';

const WIDTH = 72;

/** The plain twin: lines of at most 72 characters, addresses and keys on lines of their own. */
export function renderText({ blocks }: MailTemplate, { reason, stop, preferences }: Footer): string {
  const links = [preferences, stop].flatMap((link) => (link ? `${link.label}:\n${link.url}` : []));
  const parts = [...blocks.map(printBlock), '-- ', wrap(reason), ...links];
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

function printBlock(block: Block): string {
  if (block.is === 'text') return wrap(block.text);
  if (block.is === 'heading') return block.text.toUpperCase();
  if (block.is === 'event') return `${wrap(block.title)}\n${wrap(block.detail)}\n${block.url}`;
  if (block.is === 'code') return `${block.label}:\n\n    ${block.code}`;
  return `${block.label}:\n${block.url}`;
}

/** Breaks between words only: an address that is longer than a line stays whole. */
function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < WIDTH) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
