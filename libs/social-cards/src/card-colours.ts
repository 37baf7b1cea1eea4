import { CATEGORY_COLOURS } from '@marquee/formats/display';
import type { CardText } from './text/card-text.ts';

type ByCategory = Readonly<Record<CardText['category'], string>>;

/** Colours of the gradient in the corner. */
export const GLOW_COLOURS: ByCategory = {
  music: '#e5487f',
  sports: '#2f9e6b',
  theater: '#b5483a',
  film: '#4b7bec',
  comedy: '#e0a018',
  festival: '#d9622b',
  community: '#2a9d9d',
  nightlife: '#8b5cf6',
  conference: '#5b7083',
};

/** Backgrounds of the white category label. */
export const LABEL_COLOURS: ByCategory = CATEGORY_COLOURS;

export const CANCELLED_COLOUR = '#d92d3a';
export const NOTICE_COLOUR = '#47445a';

export const BACKGROUND_COLOUR = '#14131c';
/** The gradient in the corner: its opacity in the corner, and its radius as a share of the card. */
export const GLOW = { opacity: 0.6, radius: 0.9 };
export const TEXT_COLOURS = {
  title: '#ffffff',
  cancelledTitle: '#c9c6d6',
  when: '#ffffff',
  where: '#c9c6d6',
};
