import { h, renderPage, type ComponentChild, type ComponentChildren } from '@marquee/ui';
import { DARK_STYLESHEET, STYLES, WIDTH_PX } from './styles.ts';
import type { Block, EventBlock, Footer, MailPicture, MailTemplate } from './template.ts';
import type { MailTranslator } from './translator.ts';

/** Renders a page without scripts. Its pictures come from our own host. Tables hold it together, because Outlook for Windows knows no other layout. */
export function renderHtml(
  { subject, blocks }: MailTemplate,
  footer: Footer,
  { language, direction }: Pick<MailTranslator, 'language' | 'direction'>,
): string {
  const content = [h('p', { style: STYLES.name }, 'Marquee'), blocks.map(renderBlock)];
  // Webmail replaces html and body, so the table repeats their language and direction.
  const reader = { lang: language, dir: direction };
  return renderPage({
    ...reader,
    title: subject,
    styles: DARK_STYLESHEET,
    head: h('meta', { name: 'color-scheme', content: 'light dark' }),
    body: { class: 'page', style: STYLES.page },
    children: h(
      Table,
      { width: '100%', class: 'page', style: STYLES.page, ...reader },
      h(
        'td',
        { align: 'center', style: 'padding:24px 16px' },
        h(
          Column,
          null,
          h('td', { class: 'mail', align: toAlign(direction), style: STYLES.mail }, content),
        ),
        h(
          Column,
          null,
          h(
            'td',
            { class: 'footer', align: toAlign(direction), style: STYLES.footer },
            h(MailFooter, footer),
          ),
        ),
      ),
    ),
  });
}

/** A table of one row. */
const Table = ({
  children,
  ...attributes
}: Record<string, unknown> & { children?: ComponentChildren }) =>
  h(
    'table',
    { role: 'presentation', cellpadding: 0, cellspacing: 0, border: 0, ...attributes },
    h('tbody', null, h('tr', null, children)),
  );

const Column = ({ children }: { children?: ComponentChildren }) =>
  h(Table, { width: WIDTH_PX, style: STYLES.column }, children);

/** The cell around the columns is centred. */
const toAlign = (direction: MailTranslator['direction']) =>
  direction === 'rtl' ? 'right' : 'left';

function renderBlock(block: Block): ComponentChild {
  if (block.is === 'text') return h('p', { style: STYLES.text }, withLinks(block.text));
  if (block.is === 'heading') return h('h2', { style: STYLES.heading }, block.text);
  if (block.is === 'event') return h(EventParts, block);
  if (block.is === 'code')
    return [
      h('p', { style: STYLES.label }, `${block.label}:`),
      h('code', { class: 'code', dir: 'ltr', style: STYLES.code }, block.code),
    ];
  return h(
    Table,
    { style: 'margin:0 0 16px' },
    h('td', { class: 'button', style: STYLES.button }, h('a', { class: 'action', href: block.url, style: STYLES.action }, block.label)), // prettier-ignore
  );
}

const EventParts = ({ title, details, comma, url, picture }: EventBlock): ComponentChild =>
  h(
    'p',
    { style: STYLES.text },
    picture && h(Picture, { ...picture, alt: title, href: url }),
    h(Link, { href: url }, h('strong', { dir: 'auto' }, title)),
    h('br', null),
    details.map((detail, index) => [index > 0 && comma, h('bdi', { key: index }, detail)]),
  );

/** With its size, so that the text does not move when the mail program loads it. */
const Picture = ({
  url,
  href,
  alt,
  width,
  height,
  credit,
}: MailPicture & { alt: string; href: string }) => [
  h(Link, { href }, h('img', { src: url, alt, width, height, style: STYLES.picture })),
  h('br', null),
  h('small', { class: 'credit', dir: 'auto', style: STYLES.credit }, credit),
  h('br', null),
];

const MailFooter = ({ reason, stop, preferences, mails }: Footer): ComponentChild => [
  h('p', { style: STYLES.footerText }, withLinks(reason)),
  [preferences, mails, stop].map(
    (link) => link && h('p', { style: STYLES.footerText }, h(Link, { href: link.url }, link.label)),
  ),
];

interface LinkProps {
  href: string;
  /** Of an address that is shown. */
  dir?: 'ltr';
  children?: ComponentChildren;
}

const Link = ({ href, dir, children }: LinkProps): ComponentChild =>
  h('a', { class: 'link', href, dir, style: STYLES.link }, children);

/** Turns URLs in a text into links, without the punctuation after them. */
const withLinks = (text: string): ComponentChild[] =>
  text
    .split(/(https?:\/\/[^\s<>")]*[^\s<>").,;:!?])/)
    .map((part) => (/^https?:\/\//.test(part) ? h(Link, { href: part, dir: 'ltr' }, part) : part));
