import { expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readJsonLd } from './jsonld.ts';

const toEvent = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'TheaterEvent',
  name,
  startDate: '2027-01-01',
});
const [concert, other] = [toEvent('Evening'), toEvent('Other')];

it('states the series of an event: the EventSeries that lists it or its parent, or a parent of the same name', async () => {
  const series = { '@type': 'EventSeries', '@id': 'https://agenda.example/ring', name: 'Ring' };
  const { events } = await readTexts(readJsonLd, {
    'page.json': JSON.stringify([
      { ...series, subEvent: [concert] },
      { ...other, superEvent: series },
      {
        ...concert,
        superEvent: { '@type': 'TheaterEvent', name: 'EVENING', url: 'https://agenda.example/run' },
      },
      {
        ...other,
        superEvent: {
          '@type': 'Festival',
          name: 'Summer festival',
          url: 'https://agenda.example/festival',
        },
      },
    ]),
  });
  expect(events.map(({ series_id, series_title }) => [series_id, series_title])).toEqual([
    ['https://agenda.example/ring', 'Ring'],
    ['https://agenda.example/ring', 'Ring'],
    ['https://agenda.example/run', 'EVENING'],
    [undefined, undefined],
  ]);
});
