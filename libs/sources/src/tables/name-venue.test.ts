import { expect, it } from '@jest/globals';
import { readNdjson } from '../formats/ndjson/ndjson.ts';
import { readTexts } from '../reading/read-texts.ts';

const readFirst = async (record: object) => {
  const { events } = await readTexts(readNdjson, { 'a.json': JSON.stringify([record]) });
  return events[0];
};
const RECORD = { title: 'One', date: '2027-05-01', address: 'Main St 5, Ghent' };

it.each(['institution', 'organisation', 'Institution Name', 'entidad'])(
  'the %s of a record with an address is its venue, and its timetable states the hour',
  async (name) => {
    const event = await readFirst({ ...RECORD, timetable: '19:30', [name]: 'Town Museum' });
    expect(event).toMatchObject({ venue_name: 'Town Museum' });
    expect(event?.start_local).toMatch(/^2027-05-01T19:30/);
  },
);

it('a venue stays the venue', async () => {
  const event = await readFirst({ ...RECORD, venue: 'Owl Hall', organisation: 'Owls' });
  expect(event).toMatchObject({ venue_name: 'Owl Hall' });
});
