import { expect, it } from '@jest/globals';
import type { NormalisedEvent } from '@marquee/domain';
import { createTicketPages } from './ticket-pages.ts';

const event = (fields: Partial<NormalisedEvent>) =>
  // the other fields play no part
  ({ title: 'X', ticket_url: null, url: null, ...fields }) as NormalisedEvent;

const titles = ['Medea', 'Faust', 'Hamlet', 'Othello', 'Tartuffe', 'Antigone'];
const allAt = (ticket_url: string) => titles.map((title) => event({ title, ticket_url }));
const pages = (events: NormalisedEvent[]) => [
  ...new Set(events.map(({ ticket_url, url }) => `${String(ticket_url)} ${String(url)}`)),
];

it('an address that many unlike events share is the page of these events, not their ticket page', () => {
  const page = 'https://house.example/subtitles';
  expect(pages(createTicketPages()(allAt(page)))).toEqual([`null ${page}`]);
});

it('the address of a later batch is still shared', () => {
  const correct = createTicketPages();
  const page = 'https://house.example/subtitles';
  correct(allAt(page));
  expect(
    pages(correct([event({ title: 'Ajax', ticket_url: page, url: 'https://x.example/' })])),
  ).toEqual(['null https://x.example/']);
});

it('many dates of one title, and the page of a known seller, keep their ticket page', () => {
  const dates = titles.map(() =>
    event({ title: 'Medea', ticket_url: 'https://house.example/medea' }),
  );
  expect(pages(createTicketPages()(dates))).toEqual(['https://house.example/medea null']);
  const shop = 'https://www.eventim.de/artist/house';
  expect(pages(createTicketPages()(allAt(shop)))).toEqual([`${shop} null`]);
});

it('the page of an event at a known seller is a ticket page', () => {
  const url = 'https://www.eventbrite.co.uk/e/1';
  expect(pages(createTicketPages()([event({ url })]))).toEqual([`${url} ${url}`]);
});
