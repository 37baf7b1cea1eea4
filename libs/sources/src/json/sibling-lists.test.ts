import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readAny } from '../formats/auto/auto.ts';
import { openLocation } from '../open-location.ts';
import type { RawEvent } from '../raw-event.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-lists-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function readFile(files: Record<string, string>, name: string): Promise<RawEvent[]> {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const events: RawEvent[] = [];
  for await (const record of readAny(openLocation(join(folder, name))))
    if ('title' in record) events.push(record);
  return events;
}

const events = JSON.stringify([
  { title: 'Opera', date: '2027-05-08T19:00', venueId: 'v1' },
  { title: 'Choir', date: '2027-05-09T19:00', venueId: 'v9' },
]);

it.each([
  ['venues.json', '[{"id": "v1", "name": "Hangar", "city": "Lisbon"}]'],
  ['venues.json', '{"venues": [{"id": "v1", "name": "Hangar", "city": "Lisbon"}]}'],
  ['venue.json', '{"v1": {"name": "Hangar", "city": "Lisbon"}}'],
  ['venues.yml', 'v1:\n  name: Hangar\n  city: Lisbon\nv2:\n  name: Club\n'],
])('reads the venues that the records of a file mean from %s', async (name, text) => {
  const [opera, choir] = await readFile({ 'events.json': events, [name]: text }, 'events.json');
  expect(opera).toMatchObject({ title: 'Opera', venue_name: 'Hangar', city: 'Lisbon' });
  expect(choir).not.toHaveProperty('venue_name', expect.anything());
});

it('reads places and artists of YAML files, and no slug as a name', async () => {
  const [first, second] = await readFile(
    {
      'places.yaml': '- slug: roxy\n  name: Roxy\n  city: Oslo\n',
      'artists.yaml': '- id: 1\n  name: The Lamps\n- id: 2\n  name: Night Bus\n',
      'gigs.yaml':
        '- date: 2027-05-08T19:00\n  place: roxy\n  artistIds: [1, 2]\n' +
        '- date: 2027-05-09T19:00\n  place: old-mill\n  artist_id: 2\n',
    },
    'gigs.yaml',
  );
  expect(first).toMatchObject({ artists: ['The Lamps', 'Night Bus'], venue_name: 'Roxy' });
  expect(second).toMatchObject({ title: 'Night Bus', artists: ['Night Bus'] });
  expect(second?.venue_name ?? null).toBeNull();
});

it.each([
  ['locali.json', '[{"id": 1, "nome": "Hangar", "indirizzo": "Via Ostia 9", "lat": 41.9}]'],
  ['venues.csv', 'id,name,address\n1,Hangar,Via Ostia 9\n2,Club,Via Appia 1\n'],
])('finds the only list of places, whatever its name or format: %s', async (name, text) => {
  const files = {
    'prices.json': '[{"id": 1, "name": "Balcony", "price": 12}]',
    'shows.json': JSON.stringify([{ title: 'Opera', date: '2027-05-08T19:00', venueId: 1 }]),
    'shows.csv': 'title,date,venue_id\nOpera,2027-05-08 19:00,1\n',
    [name]: text,
  };
  const opera = { title: 'Opera', venue_name: 'Hangar', address: 'Via Ostia 9' };
  for (const list of ['shows.json', 'shows.csv'])
    expect(await readFile(files, list)).toMatchObject([opera]);
});

it('takes neither of two lists of places', async () => {
  const place = (name: string) => `[{"id": 1, "name": "${name}", "address": "Quay 9"}]`;
  const shows = JSON.stringify([{ title: 'Opera', date: '2027-05-08T19:00', venueId: 1 }]);
  const files = { 'a.json': place('Hangar'), 'b.json': place('Club'), 'shows.json': shows };
  const [opera] = await readFile(files, 'shows.json');
  expect(opera?.venue_name ?? null).toBeNull();
});

it('finds the member with the ids of venues, whatever its name is', async () => {
  const show = (title: string, business: string) => ({
    ...{ title, business, date: '2027-05-08T19:00', category: 'club' },
  });
  const venues = '[{"id": "red-lion", "name": "The Red Lion"}, {"id": "club", "name": "Club"}]';
  const shows = JSON.stringify([show('Opera', 'red-lion'), show('Choir', 'club')]);
  const [opera, choir] = await readFile({ 'venues.json': venues, 'a.json': shows }, 'a.json');
  expect(opera).toMatchObject({ venue_name: 'The Red Lion', category: 'club' });
  expect(choir).toMatchObject({ venue_name: 'Club' });
});

it('reads no file outside of the folder', async () => {
  mkdirSync(join(folder, 'feed'));
  const record = { title: 'Opera', date: '2027-05-08T19:00', '../venueId': 'v1', placeId: 'v1' };
  const hidden = '{"v1": {"name": "Hidden", "city": "Lisbon"}}';
  const files = { 'venues.json': hidden, 'feed/events.json': JSON.stringify([record]) };
  symlinkSync('../venues.json', join(folder, 'feed/places.json'));
  expect(JSON.stringify(await readFile(files, 'feed/events.json'))).not.toContain('Hidden');
});

describe('a venue next to the lists of a document', () => {
  const venue = { name: 'Harbour Bath', street: 'Quay 9', city: 'Ascona' };
  const read = (show: object) =>
    readFile({ 'a.json': JSON.stringify({ venue, shows: [show] }) }, 'a.json');
  const show = { title: 'Jam', date: '2027-03-05' };

  it('is the place of their records', async () => {
    expect(await read(show)).toMatchObject([
      { title: 'Jam', venue_name: 'Harbour Bath', address: 'Quay 9', city: 'Ascona' },
    ]);
  });

  it('is not that of records with places of their own', async () => {
    const events = await read({ ...show, location: 'Roxy, Ghent' });
    expect(JSON.stringify(events)).not.toContain('Harbour');
  });
});
