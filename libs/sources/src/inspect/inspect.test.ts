import { describe, expect, it } from '@jest/globals';
import { TableMappingText } from '../tables/table-options.ts';
import { inspect } from './inspect.ts';

const inspectText = (text: string, options = {}) =>
  inspect({ bytes: Buffer.from(text), name: 'events.json' }, { random: () => 0.5, ...options });

describe('inspect', () => {
  it('returns kind, list, mapping with confidence, samples next to their source, and the command', async () => {
    const record = { name: 'Mallow Conf', startDate: '2027-03-04', location: { city: 'Ghent' } };
    const found = await inspectText(JSON.stringify({ talks: [record] }, null, 1));
    expect(found).toMatchObject({ kind: 'json', list: 'talks', read: 1, doubts: [] });
    expect(found.mapping).toContainEqual(
      expect.objectContaining({ field: 'city', columns: 'location.city' }),
    );
    expect(found.samples).toMatchObject([
      { source: { 'location.city': 'Ghent' }, event: { title: 'Mallow Conf', city: 'Ghent' } },
    ]);
    expect(found.command).toBe(
      "ndjson events.json --source NAME --map 'title=name,start_date=startDate,city=location.city'",
    );
  });

  it('prints the mapping that it guessed, in the form that --map reads', async () => {
    const text = 'Act,When it starts,Name of town\nOwls,2027-03-04 20:00,Ghent\n';
    const { command } = await inspectText(text);
    const [, map = ''] = /--map '([^']+)'/.exec(command) ?? [];
    const { mapping } = await inspectText(text, { table: { map: TableMappingText.parse(map) } });
    expect(mapping).toContainEqual(
      expect.objectContaining({ field: 'start_local', columns: 'When it starts' }),
    );
    expect(map).toContain('"Name of town"');
  });

  it('prints a question about the order of day and month', async () => {
    const found = await inspectText('title,date,city\nA,05/06/2027,Ghent\nB,07/06/2027,Ghent\n');
    expect(found.doubts).toContainEqual({
      text: 'In which order are day and month of 2 dates? Set --date-order dmy or mdy.',
      isQuestion: true,
    });
  });

  it('notes that no event has a place, unless the town of the source is stated', async () => {
    const text = 'title,date\nA,2027-06-25\n';
    const { doubts } = await inspectText(text);
    expect(doubts.map(({ text }) => text)).toEqual([expect.stringMatching(/No event has a place/)]);
    expect((await inspectText(text, { defaults: { city: 'Ghent' } })).doubts).toEqual([]);
  });

  it('prints a question if most records are refused', async () => {
    const { doubts } = await inspectText('title,date\nA,soon\nB,later\nC,2027-01-01\n');
    expect(doubts).toContainEqual(expect.objectContaining({ isQuestion: true }));
  });

  it('does not ask about records that have no date yet, unless another column has it', async () => {
    const rows = 'A,\nB,\nC,2027-01-01\n';
    const undated = await inspectText(`title,date\n${rows}`);
    expect(undated.doubts.filter(({ isQuestion }) => isQuestion)).toEqual([]);
    const other = await inspectText(
      'title,date,planned\nA,,2027-03-01\nB,,2027-03-02\nC,2027-01-01,2027-01-01\n',
    );
    expect(other.doubts).toContainEqual(expect.objectContaining({ isQuestion: true }));
  });
});
