import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readEventbrite } from './eventbrite.ts';

const read = (body: unknown) => readTexts(readEventbrite, { 'page.json': JSON.stringify(body) });

describe('readEventbrite', () => {
  const event = {
    id: '53882456879',
    name: { text: 'Hikes & more', html: 'Hikes &amp; more' },
    description: { text: 'One. Two.', html: '<P>One.</P><P>Two.</P>' },
    url: 'https://www.eventbrite.com/e/53882456879?aff=ebapi',
    start: {
      timezone: 'America/New_York',
      local: '2027-03-19T19:30:00',
      utc: '2027-03-19T23:30:00Z',
    },
    end: {
      timezone: 'America/New_York',
      local: '2027-03-19T21:30:00',
      utc: '2027-03-20T01:30:00Z',
    },
    status: 'live',
    currency: 'USD',
    listed: true,
    online_event: false,
    is_free: false,
    locale: 'en_US',
    category_id: '109',
    format_id: '1',
    logo: { url: 'https://img.evbuc.com/small', original: { url: 'https://img.evbuc.com/large' } },
    organizer: { name: 'Friends of the Arboretum', url: 'https://www.eventbrite.com/o/1' },
    venue: {
      name: 'Arboretum',
      age_restriction: null,
      address: {
        address_1: 'R Street Northeast',
        address_2: null,
        city: 'Washington',
        region: 'DC',
        country: 'US',
        latitude: '38.9126307',
        longitude: '-76.9718859',
      },
    },
    ticket_availability: {
      is_sold_out: false,
      has_available_tickets: true,
      minimum_ticket_price: { currency: 'USD', major_value: '12.50' },
      maximum_ticket_price: { currency: 'USD', major_value: '20.00' },
    },
  };
  const readOne = async (fields: object) =>
    (await read({ events: [{ ...event, ...fields }] })).events[0];

  it('reads every field of an event', async () => {
    expect(await readOne({})).toEqual({
      title: 'Hikes &amp; more',
      source_id: '53882456879',
      series_id: null,
      description: '<P>One.</P><P>Two.</P>',
      category: 'conference',
      start_utc: '2027-03-19T23:30:00Z',
      start_local: '2027-03-19T19:30:00',
      end_utc: '2027-03-20T01:30:00Z',
      end_local: '2027-03-19T21:30:00',
      timezone: 'America/New_York',
      date_tbd: null,
      status: null,
      venue_name: 'Arboretum',
      address: 'R Street Northeast',
      city: 'Washington',
      region: 'DC',
      country: 'US',
      lat: 38.9126307,
      lng: -76.9718859,
      price_min: 12.5,
      price_max: 20,
      currency: 'USD',
      is_free: false,
      availability: 'available',
      ticket_url: 'https://www.eventbrite.com/e/53882456879?aff=ebapi',
      image_url: 'https://img.evbuc.com/large',
      text_language: 'en-US',
      age_restriction: null,
      organizer: 'Friends of the Arboretum',
      organizer_url: 'https://www.eventbrite.com/o/1',
    });
  });

  it('reads flags and missing values as Python clients write them', async () => {
    const venue = {
      name: 'None',
      address: { address_1: '113 South Main', address_2: 'None', city: 'Greenville' },
    };
    expect(
      await readOne({ online_event: 'False', is_free: 'True', listed: 'True', venue }),
    ).toMatchObject({
      is_free: true,
      venue_name: null,
      address: '113 South Main',
    });
    expect(await readOne({ online_event: 'True' })).toMatchObject({ online: true });
  });

  it('accepts both spellings of cancelled, and leaves out a hidden date or end', async () => {
    expect(await readOne({ status: 'canceled' })).toMatchObject({ status: 'cancelled' });
    expect(await readOne({ hide_start_date: true, hide_end_date: true })).toMatchObject({
      date_tbd: true,
      end_utc: null,
      end_local: null,
    });
  });

  it('reads prices from ticket classes if there is no summary', async () => {
    const ticket_classes = [
      { free: true, on_sale_status: 'SOLD_OUT' },
      { cost: { currency: 'EUR', major_value: '7.00' }, on_sale_status: 'NOT_YET_ON_SALE' },
    ];
    expect(await readOne({ ticket_availability: undefined, ticket_classes })).toMatchObject({
      price_min: 7,
      currency: 'EUR',
      availability: 'not_yet',
    });
  });

  it('rejects events that are not public and series records', async () => {
    const events = [
      { privacy_setting: 'locked' },
      { status: 'draft' },
      { listed: false },
      { is_series_parent: true },
    ];
    const { unreadables } = await read({
      events: events.map((fields) => ({ ...event, ...fields })),
    });
    expect(unreadables.map(({ unreadable }) => unreadable)).toEqual([
      'The event is not public.',
      'The event is not public.',
      'The event is not public.',
      'The record is a series, not one of its dates.',
    ]);
  });
});
