import { describe, expect, it } from '@jest/globals';
import { findCategoryWord } from './category-words.ts';

describe('findCategoryWord', () => {
  it.each([
    ['Weihnachtskonzert der Philharmonie', 'music'],
    ['Konzert im Hof', 'music'],
    ['Concierto de Año Nuevo', 'music'],
    ['Concerto di Natale', 'music'],
    ['Koncert noworoczny', 'music'],
    ['新年音乐会', 'music'],
    ['クリスマスコンサート', 'music'],
    ['Holiday Market at the Depot', 'community'],
    ['Nürnberger Weihnachtsmarkt', 'community'],
    ['Marché de Noël', 'community'],
    ['Distillery District Walking Tour', 'community'],
    ['Visite guidée de l’Opéra', 'community'],
    ['Stadtführung durch die Altstadt', 'community'],
    ['Ausstellung: Klee', 'community'],
    ['Théâtre de rue', 'theater'],
    ['Festiwal? Festival de cine', 'festival'],
    ['Carnaval de Rio', 'festival'],
    ['Kino im Park', 'film'],
    ['電影放映', 'film'],
    ['Halbmarathon', 'sports'],
    ['Fachkonferenz Energie', 'conference'],
    ['Jornadas de datos abiertos', 'conference'],
    ['Kabarett am Abend', 'comedy'],
    ['Musée Carnavalet', null],
    ['Manifest of a developer', null],
    ['Reading hour', null],
  ])('finds in %j %s', (text, category) => {
    expect(findCategoryWord(text)).toBe(category);
  });
});
