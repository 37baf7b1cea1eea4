import { describe, expect, it } from '@jest/globals';
import { readCsv } from '../formats/csv/csv.ts';
import { readNdjson } from '../formats/ndjson/ndjson.ts';
import type { SourceReader } from '../raw-event.ts';
import { readTexts } from '../reading/read-texts.ts';
import type { ColumnReport } from './column-report.ts';
import type { TableOptions } from './table-options.ts';

async function read(text: string, options: TableOptions = {}, reader: SourceReader = readCsv) {
  const columns: ColumnReport[] = [];
  const onColumns = (report: ColumnReport) => columns.push(report);
  const found = await readTexts((files) => reader(files, { ...options, onColumns }), {
    'events.csv': text,
  });
  return { ...found, columns };
}

describe('the export of', () => {
  it('Google Calendar', async () => {
    const { events, columns } = await read(
      'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private\n' +
        'Final gala,05/30/2027,10:00 AM,05/30/2027,1:00 PM,False,"Fifty songs, two encores","Roxy, 1 Main St, Austin, TX 78701",False\n' +
        'Fair,06/05/2027,,06/06/2027,,True,,,False\n',
    );
    expect(events).toEqual([
      {
        ...{
          title: 'Final gala',
          start_local: '2027-05-30T10:00:00',
          end_local: '2027-05-30T13:00:00',
        },
        ...{ all_day: 'False', description: 'Fifty songs, two encores' },
        ...{
          venue_name: 'Roxy, 1 Main St, Austin, TX 78701',
        },
      },
      { title: 'Fair', start_local: '2027-06-05', end_local: '2027-06-06', all_day: true },
    ]);
    expect(columns).toMatchObject([
      { mapped: { title: 'Subject', start_date: 'Start Date' }, ignored: ['Private'] },
    ]);
  });

  it('Outlook', async () => {
    const { events } = await read(
      '"Subject","Start Date","Start Time","End Date","End Time","All day event","Reminder on/off","Meeting Organizer","Categories","Location"\n' +
        '"Sommerfest","30.5.2027","18:00:00","30.5.2027","23:00:00","False","True","Verein","Fest","Stadtpark"\n',
    );
    expect(events).toMatchObject([
      {
        ...{
          title: 'Sommerfest',
          start_local: '2027-05-30T18:00:00',
          end_local: '2027-05-30T23:00:00',
        },
        ...{ organizer: 'Verein', category: 'Fest', venue_name: 'Stadtpark' },
      },
    ]);
  });

  it('The Events Calendar', async () => {
    const { events } = await read(
      'Event Name,Event Description,Event Start Date,Event Start Time,Event End Date,Event End Time,All Day Event,Event Venue Name,Event Organizer Name,Event Cost,Event Currency Symbol,Event Category,Event Website,Event Featured Image,Time Zone\n' +
        'Jazz night,Late set,2027-05-08,8:00 PM,2027-05-08,11:00 PM,FALSE,Blue Room,Jazz Club,"1,250.00",$,Concerts,https://example.org/jazz,https://example.org/jazz.jpg,America/Chicago\n',
    );
    expect(events).toMatchObject([
      {
        ...{
          title: 'Jazz night',
          start_local: '2027-05-08T20:00:00',
          venue_name: 'Blue Room',
          price_min: '1,250.00',
        },
        ...{ category: 'Concerts', url: 'https://example.org/jazz', timezone: 'America/Chicago' },
      },
    ]);
  });

  it('Eventbrite', async () => {
    const { events } = await read(
      'Event ID,Event Name,Start Date,Start Time,End Date,End Time,Time Zone,Venue Name,Address 1,City,State/Province,Country,Event URL,Event Status,Currency\n' +
        '991,Pub quiz,"May 8, 2027",7:30 PM,"May 8, 2027",10:00 PM,Europe/London,The Lamb,1 High St,Leeds,,GB,https://example.org/e/991,Live,GBP\n',
    );
    expect(events).toMatchObject([
      {
        ...{
          source_id: '991',
          title: 'Pub quiz',
          start_local: '2027-05-08T19:30:00',
          address: '1 High St',
        },
        ...{ city: 'Leeds', country: 'GB', url: 'https://example.org/e/991' },
      },
    ]);
  });

  it('Meetup, as nested JSON', async () => {
    const meetup = {
      ...{
        id: '77',
        name: 'Rust evening',
        local_date: '2027-05-08',
        local_time: '18:30',
        link: 'https://example.org/77',
      },
      ...{
        venue: {
          name: 'Hub',
          address_1: 'Rue 1',
          city: 'Lyon',
          country: 'fr',
          lat: 45.76,
          lon: 4.83,
        },
      },
      ...{ group: { name: 'Rust Lyon' } },
    };
    const { events } = await read(JSON.stringify([meetup], null, 2), {}, readNdjson);
    expect(events).toMatchObject([
      {
        ...{
          source_id: '77',
          title: 'Rust evening',
          start_local: '2027-05-08T18:30:00',
          venue_name: 'Hub',
          city: 'Lyon',
        },
        ...{ address: 'Rue 1', country: 'fr', lat: 45.76, lng: 4.83, organizer: 'Rust Lyon' },
      },
    ]);
  });

  it('Facebook, as an API returns it', async () => {
    const place = {
      name: 'Kino',
      location: { city: 'Kraków', country: 'Poland', street: 'Rynek 1' },
    };
    const event = {
      id: '5',
      name: 'Premiere',
      start_time: '2027-05-08T20:00:00+0200',
      place,
      is_online: false,
    };
    const { events } = await read(JSON.stringify({ data: [event] }, null, 1), {}, readNdjson);
    expect(events).toMatchObject([
      {
        ...{
          source_id: '5',
          title: 'Premiere',
          start_utc: '2027-05-08T20:00:00+0200',
          venue_name: 'Kino',
        },
        ...{ city: 'Kraków', country: 'Poland', address: 'Rynek 1' },
      },
    ]);
  });
});

describe('a table', () => {
  it('is read by a mapping', async () => {
    const map = { title: ['Was'], start_local: ['Wann', 'Um'], venue_name: ['Bei'] };
    const { events, columns } = await read(
      'Was;Wann;Um;Bei;Sonst\nLesung;8.5.2027;20 Uhr;Bücherei;x\n',
      { map },
    );
    expect(events).toEqual([
      { title: 'Lesung', start_local: '2027-05-08T20:00:00', venue_name: 'Bücherei' },
    ]);
    expect(columns).toEqual([
      {
        found: ['Was', 'Wann', 'Um', 'Bei', 'Sonst'],
        mapped: { title: 'Was', start_local: 'Wann + Um', venue_name: 'Bei' },
        ignored: ['Sonst'],
      },
    ]);
  });

  it('whose mapping names a column that is missing is refused with its columns', async () => {
    const { unreadables } = await read('Was;Wann\nLesung;8.5.2027\n', {
      map: { title: ['Titel'] },
    });
    expect(unreadables[0]?.unreadable).toBe(
      'The header has no column "Titel". Its columns are "Was", "Wann".',
    );
  });

  it('with our names has no others', async () => {
    const { events } = await read('title,start_local,id,type\nNight,2027-01-01,7,x\n');
    expect(events).toEqual([{ title: 'Night', start_local: '2027-01-01' }]);
  });

  it('with a column of weekdays has the years that they show', async () => {
    const rows =
      'Day,Date,Venue,Time,Performers\nTues,Sept 2,Depot,8:00PM,Owls\nThurs,Sept 4,,,Lamps\n';
    const { events } = await read(rows);
    expect(events).toMatchObject([
      { title: 'Owls', start_local: '2025-09-02T20:00:00' },
      { title: 'Lamps', start_local: '2025-09-04' },
    ]);
  });

  it('with dotted dates is read', async () => {
    const { events } = await read(
      'title|start_local|city\nRunde; Halbfinale|12.11.2027 08:00|Munich\n',
    );
    expect(events).toEqual([
      { title: 'Runde; Halbfinale', start_local: '2027-11-12T08:00:00', city: 'Munich' },
    ]);
  });

  it('with a date of two meanings is refused with line, column and value, unless the order is stated', async () => {
    const table = 'title,start_local\nNight,05/06/2027 20:00\n';
    expect((await read(table)).unreadables).toEqual([
      {
        unreadable: 'a date that can be two days: set --date-order dmy or mdy',
        where: 'events.csv, line 2, column "start_local": "05/06/2027 20:00"',
      },
    ]);
    const dmy = await read(table, { date_order: 'dmy' });
    expect(dmy.events).toEqual([{ title: 'Night', start_local: '2027-06-05T20:00:00' }]);
    const mdy = await read(table, { date_order: 'mdy' });
    expect(mdy.events).toEqual([{ title: 'Night', start_local: '2027-05-06T20:00:00' }]);
  });

  it('whose other dates show the order is read', async () => {
    const { events } = await read('title,start_local\nA,05/06/2027\nB,25/06/2027\n');
    expect(events).toMatchObject([{ start_local: '2027-06-05' }, { start_local: '2027-06-25' }]);
  });

  it('with an unreadable date is refused with line, column and value', async () => {
    const { events, unreadables } = await read(
      'Event,Date,Time\nA,soon,20:00\nB,2027-01-02,20:00\n',
    );
    expect(events).toHaveLength(1);
    expect(unreadables).toEqual([
      {
        unreadable: 'a date or time that cannot be read',
        where: 'events.csv, line 2, column "Date" + "Time": "soon 20:00"',
      },
    ]);
  });
});
