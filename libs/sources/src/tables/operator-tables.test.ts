import { describe, expect, it } from '@jest/globals';
import { readCsv } from '../formats/csv/csv.ts';
import { readNdjson } from '../formats/ndjson/ndjson.ts';
import { readTexts } from '../reading/read-texts.ts';

const readTable = (text: string) => readTexts(readCsv, { 'a.csv': text });
const readObject = (object: unknown) => readTexts(readNdjson, { 'a.json': JSON.stringify(object) });

describe('the export of', () => {
  it('Outlook in German, with all-day events that end on the next day', async () => {
    const header =
      '"Betreff","Beginnt am","Beginnt um","Endet am","Endet um","Ganztägiges Ereignis","Ort","Privat"\n';
    const { events, unreadables } = await readTable(
      `${header}"Fest","30.5.2027","18:00:00","30.5.2027","23:00:00","Aus","Park","Aus"\n` +
        '"Messe","1.6.2027","00:00:00","3.6.2027","00:00:00","Ein","Halle","Aus"\n' +
        '"Zahnarzt","31.5.2027","08:00:00","31.5.2027","09:00:00","Aus","","Ein"\n',
    );
    expect(events).toMatchObject([
      { title: 'Fest', start_local: '2027-05-30T18:00:00', end_local: '2027-05-30T23:00:00' },
      { title: 'Messe', start_local: '2027-06-01', end_local: '2027-06-02', all_day: true },
    ]);
    expect(unreadables).toMatchObject([{ cause: 'hidden' }]);
  });

  it('Outlook in French, with one header for date and time', async () => {
    const table =
      'Objet,Début,Début,Fin,Fin,Lieu\nConcert,14/07/2027,20:30:00,14/07/2027,23:00:00,Salle\n';
    expect((await readTable(table)).events).toMatchObject([
      {
        title: 'Concert',
        start_local: '2027-07-14T20:30:00',
        end_local: '2027-07-14T23:00:00',
        venue_name: 'Salle',
      },
    ]);
  });

  it('a league, with times to be confirmed', async () => {
    const { events } = await readTable(
      'Date,Time,Home Team,Away Team,Venue\n14/08/2027,15:00,Rovers,United,Oak Park\n21/08/2027,TBC,United,Rovers,The Den\n',
    );
    expect(events).toMatchObject([
      {
        title: 'Rovers – United',
        start_local: '2027-08-14T15:00:00',
        category: 'sports',
        artists: ['Rovers', 'United'],
      },
      { title: 'United – Rovers', start_local: '2027-08-21', time_tbd: true },
    ]);
  });

  it('a Japanese spreadsheet', async () => {
    const { events } = await readTable(
      'タイトル,日付,開始時間,会場,住所\n花火大会,2027年8月7日,19:00,隅田川,東京都台東区\n落語会,2027/8/8(日),午後6時30分,寄席,東京都\n',
    );
    expect(events).toMatchObject([
      {
        title: '花火大会',
        start_local: '2027-08-07T19:00:00',
        venue_name: '隅田川',
        address: '東京都台東区',
      },
      { title: '落語会', start_local: '2027-08-08T18:30:00' },
    ]);
  });

  it('Google Sheets, with quoted lines and spans of hours', async () => {
    const { events } = await readTable(
      'Title,Date,Time,Where,Notes\n"Open ""Mic""","Friday, May 14, 2027",7:30 PM,Cellar,"Bring\nsongs"\nQuiz,2027-05-15,10pm – 1am,Cellar,\n',
    );
    expect(events).toMatchObject([
      { title: 'Open "Mic"', start_local: '2027-05-14T19:30:00', description: 'Bring\nsongs' },
      { title: 'Quiz', start_local: '2027-05-15T22:00:00', end_local: '2027-05-16T01:00:00' },
    ]);
  });
});

describe('the answer of an API', () => {
  it('is read from one line: Facebook, with a cancelled event', async () => {
    const event = {
      id: '1',
      name: 'Party',
      start_time: '2027-05-08T20:00:00+0200',
      is_canceled: true,
    };
    expect((await readObject({ data: [event] })).events).toMatchObject([
      { source_id: '1', title: 'Party', status: 'cancelled' },
    ]);
  });

  it('is read with lists in place of texts: The Events Calendar', async () => {
    const lists = {
      organizer: [{ organizer: 'Verein' }],
      categories: [{ name: 'Concert' }],
      tags: [{ name: 'Jazz' }],
    };
    const event = {
      id: 5,
      title: 'Walk',
      start_date: '2027-05-08 18:00:00',
      venue: { venue: 'Galerie' },
      ...lists,
    };
    expect((await readObject({ events: [event] })).events).toMatchObject([
      {
        title: 'Walk',
        start_local: '2027-05-08T18:00:00',
        venue_name: 'Galerie',
        organizer: 'Verein',
        tags: ['Jazz'],
      },
    ]);
  });

  it('is read without the events that it deletes: Google Calendar', async () => {
    const start = { dateTime: '2027-05-08T20:00:00+02:00', timeZone: 'Europe/Berlin' };
    const { events, unreadables } = await readObject({
      items: [
        { id: 'a', summary: 'Gig', start, htmlLink: 'https://example.org/a' },
        { id: 'b', status: 'cancelled' },
        { id: 'c', summary: 'Day', start: { date: '2027-05-10' }, end: { date: '2027-05-12' } },
      ],
    });
    expect(events).toMatchObject([
      {
        title: 'Gig',
        start_utc: start.dateTime,
        timezone: 'Europe/Berlin',
        url: 'https://example.org/a',
      },
      { title: 'Day', start_local: '2027-05-10', end_local: '2027-05-11' },
    ]);
    expect(unreadables).toMatchObject([{ source_id: 'b', cause: 'hidden' }]);
  });

  it('a club whose dates have their year in a column without a name for it', async () => {
    const { events } = await readTable(
      'iso,Date,Venue,Show / Artist\n2027-08-18,Aug 18,Roxy,The Sines\n2027-08-19,Aug 19,Roxy,Iluka\n',
    );
    expect(events.map(({ start_local }) => start_local)).toEqual(['2027-08-18', '2027-08-19']);
    const numbered = await readTable(
      'iso,Date,Venue,Show / Artist\n2027-08-18,8/18,Roxy,The Sines\n2027-03-04,3/4 8pm,Roxy,Iluka\n',
    );
    expect(numbered.events).toMatchObject([
      { start_local: '2027-08-18' },
      { start_local: '2027-03-04' },
    ]);
  });

  it.each(['Posted', 'Announced', 'Tickets from', 'RSVP by', 'Confirmed', 'Release', 'iso'])(
    'a club whose column "%s" has other days than the dates without a year',
    async (name) => {
      const { events, unreadables } = await readTable(
        `${name},Date,Venue,Show / Artist\n2027-08-18,Aug 18,Roxy,The Sines\n2027-01-18,Aug 19,Roxy,Iluka\n`,
      );
      expect(events).toEqual([]);
      expect(unreadables[0]?.unreadable).toContain('a date without a year');
    },
  );

  it('a band, with a column of performers instead of titles', async () => {
    const { events } = await readTable('Artist,Date,Venue\nSloan,2027-05-01,Palais Royale\n');
    expect(events).toMatchObject([{ title: 'Sloan', artists: ['Sloan'], category: 'music' }]);
  });

  it('a band, with short descriptions instead of titles', async () => {
    const { events } = await readObject([
      { id: '1', date: '2027-12-06', description: 'Letovice, Stará Masna' },
      { id: '2', date: '2027-12-07', description: 'Pecka, with Eminence' },
    ]);
    expect(events.map(({ title }) => title)).toEqual([
      'Letovice, Stará Masna',
      'Pecka, with Eminence',
    ]);
  });

  it('a program that writes a space before quotes, and numbers about music', async () => {
    const { events } = await readTable(
      'name, "date", "venue", "mode"\nNocturne, "2027-02-07", "Rotown, Hall 2", 1\n',
    );
    expect(events).toMatchObject([
      { title: 'Nocturne', start_local: '2027-02-07', venue_name: 'Rotown, Hall 2' },
    ]);
    expect(events[0]?.online).toBeFalsy();
  });
});

describe('a name next to a title', () => {
  const place = { street: 'Deichweg 1', city: 'Emden' };
  const start = '2027-05-08T19:30:00';

  it('is the venue, if the record has an address', async () => {
    const rows = [
      { title: 'Wind Quintet', name: 'Harbour House', ...place, start },
      { title: 'Reading', name: 'Harbour House', ...place, start: '2027-05-09T19:30:00' },
    ];
    expect((await readObject(rows)).events).toMatchObject([
      { title: 'Wind Quintet', venue_name: 'Harbour House', address: 'Deichweg 1', city: 'Emden' },
      { title: 'Reading', venue_name: 'Harbour House' },
    ]);
  });

  it('is the title of a record that has no other', async () => {
    const rows = [{ title: 'Reading', name: 'Reading', ...place, start }];
    const { events } = await readObject(rows);
    expect(events).toMatchObject([{ title: 'Reading' }]);
    expect(events[0]?.venue_name).toBeFalsy();
  });
});
