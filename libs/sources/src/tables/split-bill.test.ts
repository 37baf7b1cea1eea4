import { expect, it } from '@jest/globals';
import { readCsv } from '../formats/csv/csv.ts';
import { readTexts } from '../reading/read-texts.ts';
import { splitBill, withoutRole } from './split-bill.ts';

it.each([
  ['Red Owls, Tin Men, Ana Roy', ['Red Owls', 'Tin Men', 'Ana Roy']],
  ['Red Owls + Tin Men', ['Red Owls', 'Tin Men']],
  ['Red Owls w/ Tin Men & Ana Roy', ['Red Owls', 'Tin Men', 'Ana Roy']],
  ['Red Owls / Tin Men / Ana Roy', ['Red Owls', 'Tin Men', 'Ana Roy']],
  ['Red Owls, Tin Men and Ana Roy', ['Red Owls', 'Tin Men', 'Ana Roy']],
  ['Red Owls\nTin Men\nFriends', ['Red Owls', 'Tin Men', 'Friends']],
  ['Red Owls with special guests Tin Men', ['Red Owls', 'Tin Men']],
  ['Red Owls ft. Ana Roy', ['Red Owls', 'Ana Roy']],
  ['Owls, Tins, Roys', ['Owls', 'Tins', 'Roys']],
  ['Red Owls (live) • DJ Tin (DJ set)', ['Red Owls', 'DJ Tin']],
  ['Ana Roy (violin), Mia Lund (piano)', ['Ana Roy', 'Mia Lund']],
  ['Ana Roy (Direction musicale)', ['Ana Roy']],
  ['Red Owls, Tin Men, Ana Roy & The Roses', ['Red Owls', 'Tin Men', 'Ana Roy & The Roses']],
])('splits the bill %j', (text, acts) => {
  expect(splitBill(text)).toEqual(acts);
});

it.each([
  ...['Earth, Wind & Fire', 'Crosby, Stills, Nash & Young', 'Emerson, Lake & Palmer'],
  ...['Tyler, The Creator', 'Nick Cave & The Bad Seeds', 'Simon & Garfunkel', 'AC/DC'],
  ...['Angus + Julia Stone', 'Florence + the Machine', 'Roy, Ana', 'Ana Roy, violin', 'Roses (UK)'],
])('leaves the act %j whole', (text) => {
  expect(splitBill(text)).toEqual([text]);
});

it('adds the acts of a column for support', async () => {
  const csv =
    'date,act,supporting_acts,venue\n2027-02-05 20:00,Red Owls,"Tin Men, Ana Roy",Mohawk\n2027-02-06 20:00,Mia Lund,,Mohawk\n';
  const { events } = await readTexts(readCsv, { 'a.csv': csv });
  expect(events.map(({ artists }) => artists)).toEqual([
    ['Red Owls', 'Tin Men', 'Ana Roy'],
    ['Mia Lund'],
  ]);
});

it.each([' ', '\t', '\n', ' \n'])('reads 500,000 repetitions of %j between acts', (gap) => {
  const text = `Red Owls${gap.repeat(500_000)}Tin Men`;
  expect(splitBill(text).join('+').length).toBeLessThan(20);
  expect(withoutRole(text).length).toBeLessThan(20);
});
