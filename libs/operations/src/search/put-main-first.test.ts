import { expect, it } from '@jest/globals';
import { putMainFirst } from './put-main-first.ts';

const at = (title: string, start_local = '2026-12-05T14:00:00', city = 'Spa') => ({
  title,
  start_local,
  city,
});
const order = (events: ReturnType<typeof at>[]) =>
  putMainFirst(events, (event) => event).map(({ title }) => title);

it.each([
  ['Belgian Grand Prix: Qualifying', 'Belgian Grand Prix'],
  ['Belgian Grand Prix: Sprint qualifying', 'Belgian Grand Prix'],
  ['MotoGP of Spain: Sprint', 'MotoGP of Spain'],
  ['Winter Festival: Opening night', 'Winter Festival'],
  ['World Cup Alta Badia: First run', 'World Cup Alta Badia'],
  ['JSConf: Workshop day', 'JSConf'],
  ['日本グランプリ: 予選', '日本グランプリ'],
  ['Gran Premio: Prove', 'Gran Premio'],
  ['Open Air: Warm-up', 'Open Air'],
  ['Six Hours: Free practice', 'Six Hours'],
])('puts %s behind %s', (part, main) => {
  expect(order([at('Other'), at(part), at(main, '2026-12-06T15:00:00')])).toEqual([
    'Other',
    main,
    part,
  ]);
});

it('puts an event before all its parts and retains their order', () => {
  const parts = [at('Race: Qualifying'), at('Race: Sprint')];
  expect(order([...parts, at('Race')])).toEqual(['Race', 'Race: Qualifying', 'Race: Sprint']);
});

it.each([
  ['of another place', at('Race', '2026-12-06T15:00:00', 'Monza')],
  ['of another month', at('Race', '2027-01-06T15:00:00')],
  ['whose title only begins alike', at('Rac')],
])('retains the order of an event %s', (_, other) => {
  expect(order([at('Race: Qualifying'), other])).toEqual(['Race: Qualifying', other.title]);
});
