import { expect, it } from '@jest/globals';
import { asksForNearby } from './near-caller.ts';

it.each([
  'concerts near me',
  'Events NEARBY tonight',
  'Konzerte in meiner Nähe',
  'concerts près de chez moi',
  'conciertos cerca de mí',
  'concerti vicino a me',
  'shows perto de mim',
  'concerten bij mij in de buurt',
  'koncerty blisko mnie',
  '近くのコンサート',
  '附近的音乐会',
  'حفلات بالقرب مني',
])('%s is about what is near', (query) => {
  expect(asksForNearby(query)).toBe(true);
});

it.each(['concerts near Berlin', 'The Near Mercies', 'Konzerte in der Nähe von Ulm', 'jazz'])(
  '%s is not',
  (query) => {
    expect(asksForNearby(query)).toBe(false);
  },
);
