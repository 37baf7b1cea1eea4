import { html, type Html } from './html.ts';
import { STYLESHEET } from './stylesheet.ts';
import type { Block, Footer, MailTemplate } from './template.ts';

/** Renders a page without images, scripts or external resources. */
export function renderHtml({ subject, blocks }: MailTemplate, footer: Footer): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        ${STYLESHEET}
      </head>
      <body>
        <div class="mail">
          <p class="name">Marquee</p>
          ${blocks.map(renderBlock)}
        </div>
        ${renderFooter(footer)}
      </body>
    </html> `.markup;
}

function renderBlock(block: Block): Html {
  if (block.is === 'text') return html`<p>${withLinks(block.text)}</p> `;
  if (block.is === 'heading') return html`<h2>${block.text}</h2> `;
  if (block.is === 'event')
    return html`<p>
      <a href="${block.url}"><strong>${block.title}</strong></a
      ><br />${block.detail}
    </p> `;
  if (block.is === 'code')
    return html`<p>${block.label}:</p>
      <code>${block.code}</code> `;
  return html`<p><a class="action" href="${block.url}">${block.label}</a></p> `;
}

const renderFooter = ({ reason, stop, preferences }: Footer): Html =>
  html`<div class="footer">
    <p>${withLinks(reason)}</p>
    ${preferences ? html`<p><a href="${preferences.url}">${preferences.label}</a></p>` : ''}
    ${stop ? html`<p><a href="${stop.url}">${stop.label}</a></p>` : ''}
  </div>`;

/** Turns URLs in a text into links, without the punctuation after them. */
const withLinks = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>")]*[^\s<>").,;:!?])/)
    .map((part) => (/^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));
