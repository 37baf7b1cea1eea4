import { expect, it } from '@jest/globals';
import { findPerformers } from './find-performers.ts';

it.each([
  ['Concierto de Lara Montes', ['Lara Montes']],
  ['Concierto de Lara Montes en Villaverde', ['Lara Montes']],
  ['Ada Quill Trio live at the Barn', ['Ada Quill Trio']],
  ['Mara Belle en concierto', ['Mara Belle']],
  ['Konzert mit Greta Amsel', ['Greta Amsel']],
  ['Concert de la Banda Sinfónica de Riba', ['Banda Sinfónica de Riba']],
  ['Jazz Night with The June Harbor Quartet', ['June Harbor Quartet']],
  ['Concert: Ivo Brandt', ['Ivo Brandt']],
  ['Harbor Town Orchestra', ['Harbor Town Orchestra']],
])('%s names %j', (title, performers) => {
  expect(findPerformers(title, false)).toEqual(performers);
});

it.each([
  'Concierto de Navidad',
  'Concierto de Año Nuevo',
  'Concierto de Bach y Vivaldi',
  'Concert in the park',
  'Concert: Songs of the Forest',
  'Summer Jazz Festival',
])('%s names no performer', (title) => {
  expect(findPerformers(title, true)).toEqual([]);
});

it('a title that is a name alone is the performer only if the source states that it is music', () => {
  expect([findPerformers('Rana Belmont', true), findPerformers('Rana Belmont', false)]).toEqual([
    ['Rana Belmont'],
    [],
  ]);
});
