import { expect, it } from '@jest/globals';
import { createGazetteerRepository, type GazetteerCity } from '@marquee/database';
import { buildEvent, createTestWidgets } from './create-test-widgets.ts';

const springfield = (geoname_id: number, region: string, population: number): GazetteerCity => ({
  geoname_id,
  name: 'Springfield',
  alternate_names: [],
  region,
  region_code: region.slice(0, 2).toUpperCase(),
  country_code: 'US',
  lat: 39,
  lng: -89,
  timezone: 'America/Chicago',
  population,
});

it('requests an artist in the city of the page, not in a larger one of its name', async () => {
  await using widgets = await createTestWidgets({ events: [buildEvent({ artists: ['Air'] })] });
  const gazetteer = createGazetteerRepository(widgets.database);
  await gazetteer.load([springfield(1, 'Missouri', 170_000), springfield(2, 'Oregon', 62_000)]);
  const { text } = await widgets
    .get('/embed/demand-it?artist=Air&city=Springfield,Oregon')
    .expect(200);
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1];
  const demand = {
    artist: field('artist'),
    city: field('city'),
    country_code: field('country_code'),
  };
  await widgets.request.post('/embed/demand-it').type('form').send(demand).expect(200);
  const targets = await widgets.database.prisma.demandTarget.findMany({
    select: { city: { select: { region: true } } },
  });
  expect(targets).toEqual([{ city: { region: 'Oregon' } }]);
});
