import type { Format } from '@marquee/http';
import type { demandCard, eventCard } from '@marquee/operations';
import type { Cards } from '@marquee/social-cards';

interface Deps {
  cards: Pick<Cards, 'render' | 'renderDemand'>;
}

// The photo is within the SVG.
const SVG_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; img-src data:; frame-ancestors 'none'",
};

export const cardAsSvg: Format<Deps, typeof eventCard.output> = {
  type: 'image/svg+xml',
  headers: SVG_HEADERS,
  description: 'SVG',
  write: ({ event, locale, size }, { deps }) =>
    deps.cards.render(event, { format: 'svg', size }, locale),
};

export const cardAsPng: Format<Deps, typeof eventCard.output> = {
  type: 'image/png',
  description: 'PNG',
  write: ({ event, locale, size }, { deps }) =>
    deps.cards.render(event, { format: 'png', size }, locale),
};

export const demandCardAsSvg: Format<Deps, typeof demandCard.output> = {
  type: 'image/svg+xml',
  headers: SVG_HEADERS,
  description: 'SVG',
  write: (demand, { deps }) => deps.cards.renderDemand(demand, { format: 'svg', size: 'card' }),
};

export const demandCardAsPng: Format<Deps, typeof demandCard.output> = {
  type: 'image/png',
  description: 'PNG',
  write: (demand, { deps }) => deps.cards.renderDemand(demand, { format: 'png', size: 'card' }),
};
