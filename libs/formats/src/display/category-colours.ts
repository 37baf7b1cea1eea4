import type { Category } from '@marquee/domain';

/** Backgrounds of white text, with a contrast of at least 4.5:1. */
export const CATEGORY_COLOURS: Readonly<Record<Category, string>> = {
  music: '#ca3f70',
  sports: '#278258',
  theater: '#b5483a',
  film: '#436dd2',
  comedy: '#966b10',
  festival: '#bb5425',
  community: '#227f7f',
  nightlife: '#8356e7',
  conference: '#5b7083',
};
