import { expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readJsonLd } from './jsonld.ts';

it('reads the images of performers and places', async () => {
  const concert = {
    '@type': 'MusicEvent',
    name: 'Evening',
    startDate: '2026-11-28T20:00:00+01:00',
    performer: [
      { '@type': 'MusicGroup', name: 'Ana', image: 'https://images.example/ana.jpg' },
      { name: 'Béla' },
    ],
    location: {
      '@type': 'Place',
      name: 'Halle',
      image: { contentUrl: 'https://images.example/hall.jpg' },
    },
  };
  const { events } = await readTexts(readJsonLd, { 'a.jsonld': JSON.stringify(concert) });
  expect(events[0]).toMatchObject({
    artists: ['Ana', 'Béla'],
    artist_ids: [{ name: 'Ana', image_url: 'https://images.example/ana.jpg' }],
    venue_image_url: 'https://images.example/hall.jpg',
  });
});
