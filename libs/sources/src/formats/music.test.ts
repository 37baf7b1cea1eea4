import { describe, expect, it } from '@jest/globals';
import { cpuMs } from '@marquee/testing/cpu-ms';
import { readTexts } from '../reading/read-texts.ts';
import { readGdShows } from './gdshows/gdshows.ts';
import { uninvertName } from './nyphil/nyphil-program.ts';
import { readNyPhil } from './nyphil/nyphil.ts';

describe('readNyPhil', () => {
  const concert = {
    eventType: 'Subscription Season',
    Location: 'Manhattan, NY',
    Venue: 'David Geffen Hall',
    Date: '2024-09-12T04:00:00Z',
    Time: '7:30PM',
  };
  const works = [
    {
      composerName: 'Mozart,  Wolfgang  Amadeus',
      workTitle: 'CONCERTO, PIANO NO. 14',
      conductorName: 'Thomas, Michael Tilson',
      soloists: [{ soloistName: 'Ax, Emanuel' }],
    },
    { interval: 'Intermission', soloists: [] },
    {
      composerName: 'Mahler,  Gustav',
      workTitle: 'SYMPHONY NO.  5',
      conductorName: 'Thomas, Michael Tilson',
      soloists: [{ soloistName: 'No Soloist' }],
    },
  ];
  const read = (concerts: object[], program: object = {}) =>
    readTexts(readNyPhil, {
      'Programs/json/2024-25_TO_NOW.json': JSON.stringify({
        programs: [{ id: 'p1', orchestra: 'New York Philharmonic', concerts, works, ...program }],
      }),
    });

  it('reads only the date of an instant, and the hour from its own field', async () => {
    const { events } = await read([
      concert,
      { ...concert, Date: '1947-08-10T04:00:00Z', Time: '12:15AM' },
      { ...concert, Time: 'None' },
    ]);
    expect(events.map(({ start_local }) => start_local)).toEqual([
      '2024-09-12T19:30',
      '1947-08-10T00:15',
      '2024-09-12',
    ]);
    expect(events[2]?.time_tbd).toBe(true);
  });

  it('builds the title from orchestra and composers, and lists artists by their usual names', async () => {
    const { events } = await read([concert]);
    expect(events[0]).toMatchObject({
      title: 'New York Philharmonic: Mozart, Mahler',
      description: 'Mozart: CONCERTO, PIANO NO. 14\nMahler: SYMPHONY NO. 5',
      artists: ['New York Philharmonic', 'Michael Tilson Thomas', 'Emanuel Ax'],
      tags: ['classical', 'Subscription Season'],
      category: 'music',
    });
  });

  it('leaves out placeholders for composers and performers', async () => {
    const anthem = {
      composerName: 'Anthem,',
      workTitle: { _: 'Overture To', em: 'Tannhäuser' },
      conductorName: ';  Not conducted',
      soloists: [],
    };
    const { events } = await read([concert], { works: [anthem] });
    expect(events[0]).toMatchObject({
      title: 'New York Philharmonic',
      description: 'Overture To Tannhäuser',
      artists: ['New York Philharmonic'],
    });
  });

  it('gives each concert its own id, even four on one day', async () => {
    const { events } = await read(Array.from({ length: 4 }, () => ({ ...concert, Time: 'None' })));
    expect(events.map(({ source_id }) => source_id)).toEqual([
      'p1/2024-09-12',
      'p1/2024-09-12/2',
      'p1/2024-09-12/3',
      'p1/2024-09-12/4',
    ]);
  });

  it.each([
    ['Brooklyn, NY', { city: 'New York', region: 'NY', country: 'US' }],
    ['Vail, CO', { city: 'Vail', region: 'CO', country: 'US' }],
    ['Tokyo, JAPAN', { city: 'Tokyo', country: 'JAPAN' }],
    ['Mumbai, INDIA (BOMBAY)', { city: 'Mumbai', country: 'INDIA' }],
    ['Singapore', { city: 'Singapore', country: 'Singapore' }],
    ['None', { city: null, country: null }],
  ])('reads the place %j', async (Location, expected) => {
    const { events } = await read([{ ...concert, Location }]);
    expect(events[0]).toMatchObject(expected);
  });
});

describe('uninvertName', () => {
  it.each([
    ['Thomas, Michael Tilson', 'Michael Tilson Thomas'],
    ['Herman, Edward, Jr.', 'Edward Herman, Jr.'],
    ['Fleming, Renee (Renée)', 'Renée Fleming'],
    ['Chavez [Chávez], Carlos', 'Carlos Chávez'],
    ['Lang, Morris (Arnie)', 'Morris (Arnie) Lang'],
    ['Westminster Choir', 'Westminster Choir'],
    ['Barbirolli , John', 'John Barbirolli'],
  ])('turns %j into %j', (archived, usual) => expect(uninvertName(archived)).toBe(usual));

  it('handles a hostile name in linear time', async () => {
    expect(await cpuMs(() => uninvertName('x'.repeat(500_000)))).toBeLessThan(5_000);
  });
});

describe('readGdShows', () => {
  const show =
    '  :uuid: 9e45223c\n  :venue: Swing Auditorium\n  :city: San Bernardino\n  :state: CA\n  :country: US\n  :sets:\n  - :songs:\n    - :name: Terrapin Station\n    - :name: Minglewood Blues\n';
  const read = (text: string) =>
    readTexts(readGdShows, { 'data/gdshowsdb/1977.yaml': `---\n${text}` });

  it('reads a show whose keys are Ruby symbols', async () => {
    const { events } = await read(`1977/02/26:\n${show}`);
    expect(events[0]).toMatchObject({
      title: 'Grateful Dead',
      source_id: '9e45223c',
      start_local: '1977-02-26',
      time_tbd: true,
      venue_name: 'Swing Auditorium',
      city: 'San Bernardino',
      description: 'Set 1: Terrapin Station, Minglewood Blues',
    });
  });

  it('distinguishes early and late shows of one day', async () => {
    const { events } = await read(
      `1970/02/13/0:\n${show}1970/02/13/1:\n${show.replace('9e45223c', 'f00')}`,
    );
    expect(events.map(({ title, start_local }) => [title, start_local])).toEqual([
      ['Grateful Dead (early show)', '1970-02-13'],
      ['Grateful Dead (late show)', '1970-02-13'],
    ]);
  });

  it('restores letters that the source lost', async () => {
    const { events } = await read(
      '1969/09/29:\n  :uuid: a\n  :venue: Caf\ufffd au Go-Go\n  :city: R\ufffdsselsheim\n',
    );
    expect(events[0]).toMatchObject({ venue_name: 'Café au Go-Go', city: 'Rüsselsheim' });
  });

  it('leaves out an unknown venue and an unknown city', async () => {
    const { events } = await read(
      '1966/06/12:\n  :uuid: a\n  :venue: Unknown\n  :city:\n  :sets: []\n',
    );
    expect(events[0]).toMatchObject({ venue_name: null, city: null, description: null });
  });
});
