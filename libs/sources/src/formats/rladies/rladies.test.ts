import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readRLadies } from './rladies.ts';

describe('readRLadies', () => {
  const onlineVenue = {
    name: 'Online event',
    venueType: 'online',
    city: '',
    country: '',
    lat: -8.5211,
    lon: 179.1962,
  };
  const venue = {
    name: '台北大學',
    address: '民生東路',
    city: 'Taipei',
    state: '',
    country: 'tw',
    lat: 25.0584,
    lon: 121.5421,
    venueType: '',
  };
  const record = {
    id: '305306204',
    title: ' 揭露：環保資料調查 ',
    description: '19:00 \\~ 19:30 **[Agenda]** [報名](https://a.example/x)',
    status: 'PAST',
    dateTime: '2024-12-30T19:30:00+08:00',
    duration: 'PT1H30M',
    eventUrl: 'https://www.meetup.com/rladies-taipei/events/305306204/',
    venues: [venue],
    group: { name: 'R-Ladies Taipei', urlname: 'rladies-taipei' },
  };
  const read = async (fields: object = {}) =>
    (
      await readTexts(readRLadies, {
        'chapters.json': JSON.stringify([{ urlname: 'rladies-taipei', timezone: 'Asia/Taipei' }]),
        'events_2024.json': JSON.stringify([{ ...record, ...fields }]),
      })
    ).events[0];

  it('reads a meetup with Markdown as plain text and an end computed from the duration', async () => {
    expect(await read()).toMatchObject({
      title: '揭露：環保資料調查',
      description: '19:00 ~ 19:30 [Agenda] 報名 (https://a.example/x)',
      start_utc: '2024-12-30T19:30:00+08:00',
      end_utc: '2024-12-30T13:00:00.000Z',
      city: 'Taipei',
      country: 'tw',
      online: false,
      category: 'community',
    });
  });

  it('reads an online event without a place, in the zone of its group', async () => {
    const event = await read({ venues: [onlineVenue], status: 'CANCELLED', duration: 'PT0S' });
    expect(event).toMatchObject({
      online: true,
      timezone: 'Asia/Taipei',
      status: 'cancelled',
      end_utc: null,
    });
    expect(event?.lat).toBeUndefined();
  });

  it('reads a hybrid meetup, and one without a place', async () => {
    expect(await read({ venues: [onlineVenue, venue] })).toMatchObject({
      online: true,
      venue_name: '台北大學',
    });
    expect(await read({ venues: [] })).toMatchObject({ online: false, timezone: 'Asia/Taipei' });
  });
});
