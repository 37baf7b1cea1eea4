import { describe, expect, it } from '@jest/globals';
import type { SourceReader } from '../raw-event.ts';
import { readTexts } from '../reading/read-texts.ts';
import { readAndroid } from './android/android.ts';
import { readCcf } from './ccf/ccf.ts';
import { readConfsTech } from './confs-tech/confs-tech.ts';
import { readPythonDeadlines } from './pythondeadlines/pythondeadlines.ts';
import { readRubyEvents } from './rubyevents/rubyevents.ts';

async function readOne(format: SourceReader, texts: Record<string, string>) {
  const { events, unreadables } = await readTexts(format, texts);
  return { event: events[0], unreadables, count: events.length };
}

describe('readConfsTech', () => {
  const pyConf = {
    name: ' PyConf  Hyderabad ',
    url: 'https://2026.pyconfhyd.org',
    startDate: '2026-03-14',
    endDate: '2026-03-15',
    city: 'Hyderabad',
    country: 'India',
    online: false,
    locales: 'EN',
  };

  it('reads the dates of a conference and takes the topic from the file name, also in a GitHub archive', async () => {
    const { event } = await readOne(readConfsTech, {
      'conference-data-main/conferences/2026/python.json': JSON.stringify([pyConf]),
    });
    expect(event).toMatchObject({
      title: 'PyConf Hyderabad',
      start_local: '2026-03-14',
      end_local: '2026-03-15',
      all_day: true,
    });
    expect(event).toMatchObject({
      city: 'Hyderabad',
      country: 'India',
      category: 'conference',
      tags: ['python'],
      language: 'en',
    });
  });

  it('builds one id for an event that several topics list', async () => {
    const { events } = await readTexts(readConfsTech, {
      '2026/python.json': JSON.stringify([pyConf]),
      '2026/data.json': JSON.stringify([
        { ...pyConf, name: 'PyConf Hyderabad', endDate: '2026-03-16' },
      ]),
      '2027/python.json': JSON.stringify([{ ...pyConf, startDate: '2027-03-14' }]),
    });
    expect(events[0]?.source_id).toBe('pyconf hyderabad|2026 03 14|hyderabad');
    expect(new Set(events.map(({ source_id }) => source_id)).size).toBe(2);
  });

  it('leaves the language open if there are several, and skips files that are no yearly lists', async () => {
    const text = JSON.stringify([{ ...pyConf, locales: 'EN,DE' }]);
    const { event, count } = await readOne(readConfsTech, {
      '2026/css.json': text,
      'package.json': '{}',
      '2026/notes.md': '',
    });
    expect(event?.language).toBeNull();
    expect(count).toBe(1);
  });
});

describe('readPythonDeadlines', () => {
  const read = (yaml: string) => readOne(readPythonDeadlines, { '_data/archive.yml': yaml });

  it('splits the place, ignores the zone of the deadline and replaces archived links', async () => {
    const { event } = await read(`
- conference: PyCon China
  alt_name: PyConChina
  year: 2022
  link: https://web.archive.org/web/20220927124755/http://cn.pycon.org/2022/
  cfp: '2022-11-30 23:59:00'
  timezone: America/New_York
  place: Shenzhen, China
  extra_places: ["Hangzhou, China", Online]
  start: 2022-12-17
  end: 2022-12-17
  sub: PY,DATA
  location:
  - {title: PyCon China 2022, latitude: 22.5445741, longitude: 114.0545429}
`);
    expect(event).toMatchObject({
      title: 'PyCon China',
      start_local: '2022-12-17',
      city: 'Shenzhen, China',
      lat: 22.5445741,
    });
    expect(event).toMatchObject({
      url: 'http://cn.pycon.org/2022/',
      tags: ['python', 'data'],
      online: false,
    });
    expect(event?.description).toBe(
      'Also known as PyConChina. Also takes place in Hangzhou, China; Online.',
    );
    expect(event?.timezone).toBeUndefined();
  });

  it.each([
    ['Online', { online: true, city: null }],
    ['Online & Copenhagen, Denmark', { online: true, city: 'Copenhagen, Denmark' }],
  ])('reads the place %j', async (place, expected) => {
    const { event } = await read(
      `- {conference: X, year: 2026, place: "${place}", start: 2026-11-18, end: 2026-11-20}`,
    );
    expect(event).toMatchObject(expected);
  });

  it('reports a file that is not valid YAML', async () => {
    const { unreadables } = await read('- a: [1');
    expect(unreadables[0]).toMatchObject({ where: '_data/archive.yml' });
    expect(unreadables[0]?.unreadable).toMatch(/^The file cannot be parsed/);
  });
});

describe('readRubyEvents', () => {
  const event =
    'id: rubyconf-2015\ntitle: RubyConf 2015\nlocation: San Antonio, TX, United States\ntimezone: America/Chicago\nkind: conference\nstart_date: "2015-11-15"\nend_date: "2015-11-17"\ncoordinates: {latitude: 29.42, longitude: -98.49}\n';

  it('reads an edition with the venue from its folder, in any order of the files', async () => {
    const venue =
      'name: Grand Hyatt\naddress: {city: San Antonio, region: Texas, country_code: US, display: "600 E Market St"}\n';
    const { event: edition } = await readOne(readRubyEvents, {
      'data/rubyconf/rubyconf-2015/venue.yml': venue,
      'data/rubyconf/rubyconf-2015/event.yml': event,
      'data/rubyconf/series.yml': 'id: rubyconf',
    });
    expect(edition).toMatchObject({
      source_id: 'rubyconf-2015',
      timezone: 'America/Chicago',
      venue_name: 'Grand Hyatt',
      country: 'US',
      lat: 29.42,
    });
  });

  it('does not use the venue of another edition', async () => {
    const { events } = await readTexts(readRubyEvents, {
      'a/1/venue.yml': 'name: Hall',
      'a/1/event.yml': event,
      'a/2/event.yml': event,
    });
    expect(events.map(({ venue_name }) => venue_name)).toEqual(['Hall', undefined]);
  });

  it('reads cancellations, editions known by year only, and missing coordinates', async () => {
    const texts = {
      'a/event.yml': event
        .replace('RubyConf 2015', 'RubyC 2020 (Cancelled)')
        .replace(/coordinates.*/, 'coordinates: false'),
      'b/event.yml': `${event}date_precision: year\nstatus: cancelled\n`,
      'c/event.yml': event.replace('San Antonio, TX, United States', 'online'),
    };
    const { events } = await readTexts(readRubyEvents, texts);
    expect(events[0]).toMatchObject({ title: 'RubyC 2020', status: 'cancelled', lat: null });
    expect(events[1]).toMatchObject({ date_tbd: true, status: 'cancelled' });
    expect(events[2]).toMatchObject({ online: true, city: null });
  });

  it('reports a meetup group without dates and a file that is not a record', async () => {
    const { unreadables } = await readTexts(readRubyEvents, {
      'a/event.yml': 'title: Akashi.rb',
      'b/event.yml': '- x',
    });
    expect(unreadables).toEqual([
      { unreadable: 'The record has no start date.', where: 'a/event.yml: Akashi.rb' },
      { unreadable: 'The file is not a YAML record.', where: 'b/event.yml' },
    ]);
  });
});

describe('readAndroid', () => {
  const read = (fields: string) =>
    readOne(readAndroid, { '_conferences/droidcon-x.md': `---\r\n${fields}\r\n---\r\ntext` });

  it.each([
    ['Denver, Colorado, USA', { city: 'Denver, Colorado, USA', online: false }],
    ['London & Online', { city: 'London', online: true }],
    ['Global', { city: null, online: false }],
  ])('reads the place %j', async (location, expected) => {
    const { event } = await read(
      `name: Droidcon\nlocation: ${location}\ndate_start: 2020-05-12\nstatus: Canceled`,
    );
    expect(event).toMatchObject({
      source_id: 'droidcon-x',
      start_local: '2020-05-12',
      status: 'cancelled',
      ...expected,
    });
  });

  it('reports a page without front matter', async () => {
    const { unreadables } = await readOne(readAndroid, {
      '_conferences/x.md': 'text',
      'CONTRIBUTING.md': 'text',
    });
    expect(unreadables).toEqual([
      {
        unreadable: 'The file cannot be parsed: it has no front matter.',
        where: '_conferences/x.md',
      },
    ]);
  });
});

describe('readCcf', () => {
  const read = (date: string) =>
    readOne(readCcf, {
      'conference/AI/cvpr.yml': `- {title: CVPR, description: Computer Vision, sub: AI, confs: [{year: 2027, id: cvpr27, link: "https://x.org", timezone: UTC-12, date: "${date}", place: "Seattle, USA"}]}`,
    });

  it.each([
    ['June 19 - June 24, 2027', '2027-06-19', '2027-06-24'],
    ['Jan 30-Feb 3, 2027', '2027-01-30', '2027-02-03'],
    ['FEBRUARY 23-25, 2027', '2027-02-23', '2027-02-25'],
    ['November 30th - December 3rd, 2027', '2027-11-30', '2027-12-03'],
    ['November 22-26 2027', '2027-11-22', '2027-11-26'],
    ['December 30 - January 2, 2028', '2027-12-30', '2028-01-02'],
    ['May 5, 2027', '2027-05-05', '2027-05-05'],
  ])('reads the days %j', async (date, start_local, end_local) => {
    const { event } = await read(date);
    expect(event).toMatchObject({
      title: 'CVPR 2027',
      source_id: 'AI/cvpr27/2027',
      start_local,
      end_local,
      city: 'Seattle, USA',
    });
    expect(event?.timezone).toBeUndefined();
  });

  it.each(['November, 2026', 'TBD', '2027'])(
    'reports an edition whose date is still %j',
    async (date) => {
      const { unreadables } = await read(date);
      expect(unreadables).toEqual([
        expect.objectContaining({
          unreadable: 'The record has no start date.',
          where: 'conference/AI/cvpr.yml, record 1: CVPR 2027',
        }),
      ]);
    },
  );
});
