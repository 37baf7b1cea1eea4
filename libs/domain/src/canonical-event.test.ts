import { expect, it } from '@jest/globals';
import { canonicalJson } from './canonical-event.ts';
import { parseCategory } from './category.ts';
import { EVENT_EXAMPLE } from './event-example.ts';
import { eventPageUrl } from './page-url.ts';

const canonical = (changes: object) => canonicalJson({ ...EVENT_EXAMPLE, ...changes });

it('canonical JSON depends on no order of names, moment or visitor', () => {
  const reversed = Object.fromEntries(Object.entries(EVENT_EXAMPLE).reverse());
  expect(canonicalJson(reversed)).toBe(canonical({}));
  expect(canonical({ popularity: 7, phase: 'past', revision: 'x' })).toBe(canonical({}));
});

it('canonical JSON changes with each fact', () => {
  expect(canonical({ title: 'Another' })).not.toBe(canonical({}));
  expect(canonical({ artists: [] })).not.toBe(canonical({ artists: [{ name: 'Ann' }] }));
});

it('canonical JSON contains no link to our own page and the placeholders of upcoming events', () => {
  const page = { ticket_kind: 'page', ticket_url: 'https://example.org/e/a' };
  expect(canonical(page)).toBe(canonical({ ...page, ticket_url: 'https://example.org/e/b' }));
  const shop = { ticket_kind: 'tickets', ticket_url: 'https://shop.example/a' };
  expect(canonical(shop)).not.toBe(canonical({ ...shop, ticket_url: 'https://shop.example/b' }));
  expect(canonical({ city: 'Not stated' })).toBe(canonical({ city: 'To be announced' }));
});

it('the page of an event is on the website, or else its widget', () => {
  const widgets = 'https://widgets.example';
  expect(eventPageUrl('a b', { widgets })).toBe('https://widgets.example/embed/event/a%20b');
  expect(eventPageUrl('a b', { widgets, web: 'https://web.example' })).toBe(
    'https://web.example/e/a%20b',
  );
});

it.each([
  [' Music ', 'music'],
  ['Theatre', 'theater'],
  ['stand-up', 'comedy'],
  ['constructor', null],
  ['', null],
])('the category of "%s" is %s', (word, category) => {
  expect(parseCategory(word)).toBe(category);
});
