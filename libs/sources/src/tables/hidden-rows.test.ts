import { describe, expect, it } from '@jest/globals';
import { readCsv } from '../formats/csv/csv.ts';
import { readNdjson } from '../formats/ndjson/ndjson.ts';
import { readTexts } from '../reading/read-texts.ts';

const HIDDEN = { unreadable: 'The event is not public.', cause: 'hidden' };

const readTable = (header: string, row: string) =>
  readTexts(readCsv, {
    'a.csv': `Subject,Start Date,${header}\nDentist,2027-03-01,${row}\nFair,2027-03-02\n`,
  });

describe('a row of a table', () => {
  it.each([
    ['Private', 'True'],
    ['Private', 'TRUE'],
    ['Sensitivity', 'Private'],
    ['Sensitivity', 'Confidential'],
    ['Sensitivity', 'Personal'],
    ['CLASS', 'CONFIDENTIAL'],
    ['Visibility', 'private'],
    ['Privat', 'Wahr'],
    ['Vertraulichkeit', 'Vertraulich'],
    ['Privé', 'Vrai'],
    ['Privado', 'Verdadero'],
    ['Status', 'Draft'],
    ['Post Status', 'private'],
    ['Published', 'no'],
    ['Hide From Event Listings', 'yes'],
  ])('is not published if its column %s is "%s"', async (header, value) => {
    const { events, unreadables } = await readTable(header, value);
    expect(events).toMatchObject([{ title: 'Fair' }]);
    expect(unreadables).toMatchObject([HIDDEN]);
  });

  it.each([
    ['Private', 'False'],
    ['Sensitivity', 'Normal'],
    ['Class', 'Yoga'],
    ['Visibility', 'public'],
    ['Status', 'confirmed'],
    ['Published', '2026-11-01'],
    ['Access', 'Personal trainer'],
  ])('is published if its column %s is "%s"', async (header, value) => {
    expect((await readTable(header, value)).events).toHaveLength(2);
  });

  it('is not published if its date cannot be read either', async () => {
    const { unreadables } = await readTexts(readCsv, {
      'a.csv': 'Id,Subject,Start Date,Private\n7,Dentist,soon,True\n',
    });
    expect(unreadables).toMatchObject([{ ...HIDDEN, source_id: '7' }]);
  });
});

describe('an object of a JSON list', () => {
  it.each([
    { id: 1, summary: 'Dentist', start: '2027-03-01', visibility: 'private' },
    { id: 1, title: 'Dentist', start_local: '2027-03-01', private: true },
    { id: 1, name: 'Dentist', start_time: '2027-03-01', privacy: { type: 'PRIVATE' } },
    { id: 1, title: 'Dentist', start: '2027-03-01', isPublic: false },
    { id: 1, title: 'Dentist', start: '2027-03-01', class: 'confidential' },
  ])('is not published: %j', async (object) => {
    const { events, unreadables } = await readTexts(readNdjson, {
      'a.json': JSON.stringify([object]),
    });
    expect(events).toEqual([]);
    expect(unreadables).toMatchObject([HIDDEN]);
  });

  it('has foreign names if it has a title of ours and another start', async () => {
    const text = JSON.stringify([
      { id: 'a', title: 'Fair', start: '2027-03-01T10:00', url: 'https://example.org/a' },
    ]);
    expect((await readTexts(readNdjson, { 'a.json': text })).events).toMatchObject([
      { source_id: 'a', title: 'Fair', start_local: '2027-03-01T10:00:00' },
    ]);
  });
});

describe('a record of an interface', () => {
  it.each([{ status: false }, { testmode: true }])('is not published with %j', async (flag) => {
    const record = { id: '1', name: 'Rehearsal', date_from: '2027-03-01T19:00:00Z', ...flag };
    const { unreadables } = await readTexts(readNdjson, { 'a.json': JSON.stringify([record]) });
    expect(unreadables).toMatchObject([HIDDEN]);
  });
});
