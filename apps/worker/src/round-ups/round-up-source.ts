/** The source of the articles that the worker generates. */
export const ROUND_UP_SOURCE = {
  name: 'round-ups',
  title: 'Articles by Marquee',
  licence: 'CC0-1.0',
  attribution: 'Written by Marquee from its events',
  trust: 50,
};
