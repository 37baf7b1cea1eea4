import { h, renderPage, type ComponentChild } from '@marquee/ui';
import { STYLESHEET } from './stylesheet.ts';
import type { Block, Footer, MailTemplate } from './template.ts';

/** Renders a page without images, scripts or external resources. */
export const renderHtml = ({ subject, blocks }: MailTemplate, footer: Footer): string =>
  renderPage({
    title: subject,
    styles: STYLESHEET,
    head: h('meta', { name: 'color-scheme', content: 'light dark' }),
    children: [
      h('div', { class: 'mail' }, h('p', { class: 'name' }, 'Marquee'), blocks.map(renderBlock)),
      h(MailFooter, footer),
    ],
  });

function renderBlock(block: Block): ComponentChild {
  if (block.is === 'text') return h('p', null, withLinks(block.text));
  if (block.is === 'heading') return h('h2', null, block.text);
  if (block.is === 'event')
    return h('p', null, h('a', { href: block.url }, h('strong', null, block.title)), h('br', null), block.detail);
  if (block.is === 'code') return [h('p', null, `${block.label}:`), h('code', null, block.code)];
  return h('p', null, h('a', { class: 'action', href: block.url }, block.label));
}

const MailFooter = ({ reason, stop, preferences, mails }: Footer): ComponentChild =>
  h(
    'div',
    { class: 'footer' },
    h('p', null, withLinks(reason)),
    [preferences, mails, stop].map((link) => link && h('p', null, h('a', { href: link.url }, link.label))),
  );

/** Turns URLs in a text into links, without the punctuation after them. */
const withLinks = (text: string): ComponentChild[] =>
  text
    .split(/(https?:\/\/[^\s<>")]*[^\s<>").,;:!?])/)
    .map((part) => (/^https?:\/\//.test(part) ? h('a', { href: part }, part) : part));
