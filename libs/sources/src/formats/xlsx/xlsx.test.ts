import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { readTexts } from '../../reading/read-texts.ts';
import type { TableOptions } from '../../tables/table-options.ts';
import { readCsv } from '../csv/csv.ts';
import { readXlsxTables } from './xlsx.ts';

const day = (text: string) => new Date(`${text}Z`);

async function readBook(
  sheets: WriteSheet[],
  { dateSystem = '1900' as const, ...options }: Options = {},
) {
  const book = Buffer.from(await writeXlsx({ sheets, dateSystem }));
  return readTexts((files) => readXlsxTables(files, options), { 'a.xlsx': book });
}
type Options = TableOptions & { dateSystem?: '1900' | '1904' };

const readRows = (rows: CellValue[][], options: Options = {}) =>
  readBook([{ name: 'Programme', rows }], options);

describe('a workbook', () => {
  it.each(['1900', '1904'] as const)(
    'has dates, times and numbers (date system %s)',
    async (dateSystem) => {
      const rows = [
        ['Title', 'Start date', 'Start time', 'Price', 'Online', 'City'],
        ['Opera', day('2027-05-08T00:00'), 0.8125, 12.5, true, 'Ghent'],
        ['Choir', dateSystem === '1900' ? 46_515 : 45_053, '19:00', null, false, 'Ghent'],
        [],
        ['Talk', day('2027-05-09T18:15:00'), null, 'free', null, 'Ghent'],
        ['Quiz', 'soon', null, null, null, 'Ghent'],
      ];
      const { events, unreadables } = await readRows(rows, { dateSystem });
      expect(events).toMatchObject([
        { title: 'Opera', start_local: '2027-05-08T19:30:00', price_min: '12.5', online: 'true' },
        { title: 'Choir', start_local: '2027-05-08T19:00:00', price_min: undefined },
        { title: 'Talk', start_local: '2027-05-09T18:15:00', price_min: 'free' },
      ]);
      expect(unreadables).toEqual([
        {
          unreadable: 'a date or time that cannot be read',
          where: 'a.xlsx, sheet "Programme", row 6, column "Start date" + "Start time": "soon"',
        },
      ]);
    },
  );

  it('can list its venues in another sheet', async () => {
    const { events } = await readBook([
      {
        name: 'Venues',
        rows: [
          ['ID', 'Name', 'City', 'Country'],
          [12, 'Roxy', 'Oslo', 'NO'],
          [13, 'Blå', 'Oslo', 'NO'],
        ],
      },
      {
        name: 'Events',
        rows: [
          ['Title', 'Date', 'Time', 'Venue ID'],
          ['Opera', '2027-05-08', '19:00', 13],
          ['Choir', '2027-05-09', '19:00', 99],
        ],
      },
    ]);
    expect(events).toMatchObject([
      { title: 'Opera', venue_name: 'Blå', city: 'Oslo', country: 'NO' },
      { title: 'Choir', start_local: '2027-05-09T19:00:00' },
    ]);
    expect(events[1]?.venue_name).toBeUndefined();
  });

  it('has three lists at most, because a distant cell makes each one large', async () => {
    const list = (name: string) => ({ name, rows: [['ID', 'Name'], ...[[1, `One of ${name}`]]] });
    const rows = [
      ['Title', 'Date', 'Venue ID', 'Organizer ID'],
      ['Opera', '2027-05-08', 1, 1],
    ];
    const names = ['Venues', 'Rooms', 'Venue areas', 'Organizers'];
    const { events } = await readBook([...names.map(list), { name: 'Events', rows }]);
    expect(events).toMatchObject([{ title: 'Opera', venue_name: 'One of Venues' }]);
    expect(events[0]?.organizer).toBeUndefined();
  });

  it('can have a title, a header of two rows and merged cells', async () => {
    const rows = [
      ['Programme 2027', null, null, null],
      [null, null, null, null],
      ['Title', 'Start', null, 'Venue'],
      [null, 'Date', 'Time', null],
      ['Opera', day('2027-05-08T00:00'), '19:30', 'Hall'],
      ['Choir', null, '21:00', 'Hall'],
    ];
    const merges = ['0,0 0,3', '2,1 2,2', '2,0 3,0', '2,3 3,3', '4,1 5,1'].map((area) => {
      const [startRow = 0, startCol = 0, endRow = 0, endCol = 0] = area.split(/\D/).map(Number);
      return { startRow, startCol, endRow, endCol };
    });
    const { events } = await readBook([{ name: 'A', rows, merges }]);
    expect(events).toMatchObject([
      { title: 'Opera', start_local: '2027-05-08T19:30:00', venue_name: 'Hall' },
      { title: 'Choir', start_local: '2027-05-08T21:00:00', venue_name: 'Hall' },
    ]);
  });

  it('has sheets: the first visible one, or the one that is named', async () => {
    const sheet = (name: string) => ({
      name,
      rows: [
        ['Title', 'Start'],
        [name, '2027-05-08'],
      ],
    });
    const sheets = [{ ...sheet('Notes'), hidden: true }, sheet('May'), sheet('June')];
    const titles = async (options: Options) => {
      const { events, unreadables } = await readBook(sheets, options);
      return [
        ...events.map(({ title }) => title),
        ...unreadables.map(({ unreadable }) => unreadable),
      ];
    };
    expect(await titles({})).toEqual(['May', 'The sheet is not read. Set --sheet to its name.']);
    expect(await titles({ sheet: 'June' })).toEqual(['June']);
    expect(await titles({ sheet: 'July' })).toEqual([
      'The workbook has no sheet "July". Its sheets are "Notes", "May", "June".',
    ]);
  });

  it('names its columns if it has no title, and is reported if it has no rows', async () => {
    const { unreadables } = await readRows([
      ['Act', 'Night'],
      ['Opera', '2027-05-08'],
    ]);
    expect(unreadables[0]?.unreadable).toContain('Its columns are "Act", "Night".');
    const mapped = await readRows(
      [
        ['Act', 'Night'],
        ['Opera', '2027-05-08'],
      ],
      {
        map: { title: ['Act'], start_local: ['Night'] },
      },
    );
    expect(mapped.events).toMatchObject([{ title: 'Opera', start_local: '2027-05-08' }]);
    expect((await readRows([['Title', 'Start']])).unreadables).toMatchObject([{ cause: 'empty' }]);
  });

  it('can have a cell far from its table', async () => {
    const table = [
      ['Title', 'Start'],
      ['Opera', '2027-05-08'],
    ];
    const distant = [
      ...table,
      ...Array.from({ length: 1_300 }, () => []),
      [...Array<null>(16_383).fill(null), 'x'],
    ];
    expect((await readRows(distant)).events).toMatchObject([
      { title: 'Opera', start_local: '2027-05-08' },
    ]);
  });

  it('is refused if it has too many rows or overlapping merges', async () => {
    const long = Array.from({ length: 100_001 }, () => ['x']);
    expect((await readRows(long)).unreadables).toMatchObject([
      { unreadable: 'The sheet has more than 100,000 rows. Save it as CSV.' },
    ]);
    const merges = [0, 1].map((startCol) => ({
      startRow: 0,
      startCol,
      endRow: 1_048_575,
      endCol: 16_383,
    }));
    expect(
      (await readBook([{ name: 'A', rows: [['Title', 'Start']], merges }])).unreadables,
    ).toMatchObject([{ unreadable: 'The workbook is damaged: merged cells overlap.' }]);
  });

  it('is not unpacked beyond its limit, and is refused if it is damaged or another file', async () => {
    const refusal = async (bytes: Buffer) =>
      (await readTexts(readXlsxTables, { 'a.xlsx': bytes })).unreadables[0]?.unreadable;
    const book = Buffer.from(
      await writeXlsx({ sheets: [{ name: 'A', rows: [['Title', 'Start']] }] }),
    );
    const bomb = toArchive('xl/worksheets/sheet1.xml', Buffer.alloc(50_000_000));
    const tooLarge = 'The workbook is larger than 20 MB unpacked. Save the sheet as CSV.';
    expect(await refusal(bomb)).toBe(tooLarge);
    expect(await refusal(toArchive('xl/media/sheet1.png', Buffer.alloc(50_000_000)))).toBe(
      tooLarge,
    );
    expect(
      await refusal(toArchive('xl/worksheets/sheet1.xml', Buffer.alloc(50_000_000), 1_000)),
    ).toMatch(/^The workbook cannot be read/);
    expect(await refusal(book.subarray(0, -200))).toBe('The workbook is damaged.');
    expect(await refusal(Buffer.from('Title,Start'))).toMatch(/^The file is not a workbook/);
    const asCsv = await readTexts(readCsv, { 'a.csv': book });
    expect(asCsv.unreadables).toMatchObject([
      { unreadable: 'The file is a workbook. Use the format xlsx.' },
    ]);
  });
});

/** Returns a zip archive of one file, which states another size if `size` differs. */
function toArchive(name: string, content: Buffer, size = content.length): Buffer {
  const packed = deflateRawSync(content);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(size, 8);
  const common = [
    Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
    sizes,
    Buffer.from([name.length, 0, 0, 0]),
  ];
  const file = Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    ...common,
    Buffer.from(name),
    packed,
  ]);
  const record = [
    Buffer.from('PK\x01\x02\x14\0', 'latin1'),
    ...common,
    Buffer.alloc(14),
    Buffer.from(name),
  ];
  const directory = Buffer.concat(record);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, directory, end]);
}
