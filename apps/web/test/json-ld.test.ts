import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RawEvent } from '@marquee/sources';
import { createTestWeb } from './create-test-web.ts';
import { violations, type Node } from './event-rules.ts';
import { VARIED_EVENTS } from './varied-events.ts';

/** What the sources state of an event, and the structured data of its page. */
interface Published {
  stated: RawEvent;
  data: Node;
}

let origins: string[] = [];
const published: Published[] = [];

beforeAll(async () => {
  await using web = await createTestWeb(VARIED_EVENTS);
  origins = [web.url, 'https://api.test'];
  await web.database.query({
    text: `UPDATE event SET previous_starts_at = starts_at - interval '7 days'`,
    values: [],
  });
  for (const stated of VARIED_EVENTS) {
    const [row] = await web.database.query<{ slug: string }>({
      text: 'SELECT slug FROM event WHERE title = $1',
      values: [stated.title],
    });
    const { text } = await web.get(`/e/${row?.slug ?? ''}`).expect(200);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    published.push({ stated, data: JSON.parse(json) as Node });
  }
});

const among = (isIncluded: (stated: RawEvent) => boolean): Node[] => {
  const found = published.filter(({ stated }) => isIncluded(stated)).map(({ data }) => data);
  expect(found.length).toBeGreaterThan(3);
  return found;
};
const isOff = ({ status }: RawEvent) => status === 'cancelled' || status === 'postponed';

describe('the structured data of every event page', () => {
  it('follows the rules of search engines', () => {
    const broken = published.flatMap(({ data }) =>
      violations(data, origins).map((rule) => ({ rule, data })),
    );
    expect(broken).toEqual([]);
    expect(published).toHaveLength(VARIED_EVENTS.length);
  });

  it('states where the event is', () => {
    const place = expect.objectContaining({
      '@type': 'Place',
      name: expect.any(String),
      address: expect.objectContaining({ addressLocality: 'Berlin', addressCountry: 'DE' }),
    });
    const virtual = { '@type': 'VirtualLocation', url: expect.any(String) };
    const isVirtual = ({ online, status }: RawEvent) =>
      online === true || status === 'moved_online';
    for (const { location } of among((stated) => stated.city === 'Berlin' && !isVirtual(stated)))
      expect(location).toEqual(place);
    for (const { location } of among((stated) => stated.city === 'Berlin' && isVirtual(stated)))
      expect(location).toEqual([place, virtual]);
    for (const { location } of among(({ online, city }) => online === true && city === null))
      expect(location).toEqual(virtual);
  });

  it('offers tickets of events that take place, with the currency of their price', () => {
    const isPriced = ({ price_min, currency }: RawEvent) =>
      Number(price_min) > 0 && Boolean(currency);
    for (const { offers } of among((stated) => isPriced(stated) && !isOff(stated)))
      expect(offers).toMatchObject({ priceCurrency: expect.stringMatching(/^(?:EUR|USD|JPY)$/) });
    const isFree = ({ is_free, price_max }: RawEvent) => is_free === true && !price_max;
    for (const { offers } of among((stated) => isFree(stated) && !isOff(stated)))
      expect(offers).toMatchObject({ '@type': 'Offer', price: 0 });
    for (const { offers } of among(isOff)) expect(offers).toBeUndefined();
  });

  it('states the former start of rescheduled events only', () => {
    for (const { previousStartDate } of among(({ status }) => status === 'rescheduled'))
      expect(previousStartDate).toEqual(expect.any(String));
    for (const { previousStartDate } of among(({ status }) => status !== 'rescheduled'))
      expect(previousStartDate).toBeUndefined();
  });

  it('names all performers and the organizer', () => {
    for (const { performer } of among(({ artists }) => artists?.length === 3))
      expect(performer).toEqual(
        ['Ana Öst', 'The !!! Band', '東京事変'].map((name) => ({
          '@type': expect.any(String),
          name,
        })),
      );
    for (const { organizer } of among(
      ({ organizer_url }) => organizer_url === 'https://r5.example/',
    ))
      expect(organizer).toEqual({
        '@type': 'Organization',
        name: 'R5 Productions',
        url: 'https://r5.example/',
      });
  });
});
