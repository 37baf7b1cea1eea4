import { expect, it } from '@jest/globals';
import { systemFor, type SystemName } from './systems.ts';

const ORIGIN = { where: 'a record', address: null, languages: [], options: {} };

async function read(name: SystemName, record: object) {
  const system = await systemFor(name);
  return [system?.read({ ...record }, ORIGIN)].flat()[0];
}

const SESSION = { datetime_start: '2027-08-04 09:00:00' };
const PARIS = { occurrences: '2027-02-05T20:00:00+01:00', title: 'Duo', address_name: 'Salle' };
const BELGIAN = { name: { nl: 'Pauken' }, startDate: '2027-02-11T20:00:00+01:00' };
const FRENCH = { label: 'Nocturne', takesPlaceAt: [{ startDate: '2027-03-12' }] };

it.each<[SystemName, object, object]>([
  [
    'opendatasoft',
    { ...PARIS, pmr: 1, event_indoor: 0, event_pets_allowed: '1', audience: 'Public jeunes.' },
    {
      accessibility: { step_free: true },
      outdoor: true,
      dogs_allowed: true,
      audience: 'Public jeunes',
    },
  ],
  ['opendatasoft', { ...PARIS, pmr: 0 }, { accessibility: { step_free: false }, outdoor: null }],
  [
    'opendatasoft',
    { ...PARIS, contact_organisation_name: 'Les Canaux' },
    { organizer: 'Les Canaux' },
  ],
  [
    'opendatasoft',
    { title_fr: 'Duo', timings: [{ begin: '2027-02-05T20:00:00Z' }], accessibility: 'hi;mi' },
    { accessibility: { step_free: true } },
  ],
  [
    'openagenda-api',
    { title: 'Duo', timings: [{ begin: '2027-02-05T20:00:00Z' }], accessibility: { mi: true } },
    { accessibility: { step_free: true } },
  ],
  [
    'uitdatabank',
    {
      ...BELGIAN,
      image: 'https://images.example/1.jpg',
      terms: [
        { label: 'Concert', domain: 'eventtype' },
        { label: 'Toegankelijk per rolstoel', domain: 'facility' },
      ],
    },
    {
      category: 'Concert',
      accessibility: ['Toegankelijk per rolstoel'],
      image_url: 'https://images.example/1.jpg',
    },
  ],
  ...(['fully', 'no', 'partially'] as const).map((value): [SystemName, object, object] => [
    'mobilizon',
    {
      title: 'Rencontre',
      beginsOn: '2027-02-05T20:00:00Z',
      metadata: [{ key: 'mz:accessibility:wheelchairAccessible', value }],
    },
    {
      accessibility: { fully: { step_free: true }, no: { step_free: false }, partially: {} }[value],
    },
  ]),
  [
    'spektrix',
    {
      ...{ id: '1', start: '2027-08-04T19:00:00', attribute_AudioDescribed: true },
      attribute_Relaxed: 'Yes',
      event: { name: 'Hamlet', attribute_Captioned: false },
    },
    { accessibility: ['Audio Described', 'Relaxed'] },
  ],
  [
    'trumba',
    {
      ...{ title: 'Kite', startDateTime: '2027-08-04T09:00:00' },
      customFields: [{ label: 'Accessibility', value: 'Wheelchair accessible' }],
    },
    { accessibility: 'Wheelchair accessible' },
  ],
  [
    'eventfinda',
    {
      ...{ name: 'Kite', sessions: { sessions: [SESSION] }, presented_by: 'Hill Park Trust' },
      artists: { artists: [{ name: 'The Finches' }] },
      images: {
        images: [
          {
            transforms: {
              transforms: [
                { url: 'a', width: 80 },
                { url: 'b', width: 650 },
              ],
            },
          },
        ],
      },
    },
    { organizer: 'Hill Park Trust', artists: ['The Finches'], image_url: 'b' },
  ],
  [
    'datatourisme',
    {
      ...FRENCH,
      reducedMobilityAccess: true,
      hasMainRepresentation: [{ hasRelatedResource: [{ locator: ['https://i.example/1.jpg'] }] }],
    },
    { accessibility: { step_free: true }, image_url: 'https://i.example/1.jpg' },
  ],
  [
    'datatourisme',
    {
      ...FRENCH,
      hasMainRepresentation: {
        hasAnnotation: [{ rightsEndDate: '2027-12-31' }],
        hasRelatedResource: [{ locator: 'https://i.example/1.jpg' }],
      },
    },
    { image_url: null },
  ],
])('%s reads %j', async (name, record, expected) => {
  expect(await read(name, record)).toMatchObject(expected);
});
