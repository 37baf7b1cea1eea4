import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isFields } from '../reading/record.ts';
import { systemFor, type SystemName } from './systems.ts';

const ANSWERS = join(import.meta.dirname, 'answers');
const VALUES = [1e99, -1, null, true, '', 'constructor', '9999-99-99', '+275760-09-14', [null], {}];
const ORIGIN = { where: 'a record', address: null, languages: [], options: {} };
const MAX_DEPTH = 6;

/** Returns copies of a record, each with one other member replaced. */
function* replaceEach(value: unknown, replacement: unknown, depth = 0): Generator {
  if (depth > 0) yield replacement;
  if (depth === MAX_DEPTH || typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value))
    for (const other of replaceEach(member, replacement, depth + 1))
      yield Array.isArray(value)
        ? value.map((item: unknown, index) => (String(index) === name ? other : item))
        : { ...value, [name]: other };
}

async function readAnswer(name: SystemName) {
  const system = await systemFor(name);
  const [file = ''] = readdirSync(join(ANSWERS, name)).filter((path) => path.endsWith('.json'));
  const records = system?.records(JSON.parse(readFileSync(join(ANSWERS, name, file), 'utf8')));
  return { system, records: records?.filter(isFields) ?? [] };
}

const NAMES = readdirSync(ANSWERS).filter((name) => name !== 'japan-event-csv') as SystemName[];

describe.each(NAMES)('%s', (name) => {
  it('reads a record with any value in any member', async () => {
    const { system, records } = await readAnswer(name);
    expect(records.length).toBeGreaterThan(0);
    for (const record of records.slice(0, 3))
      for (const value of VALUES)
        for (const other of replaceEach(record, value))
          if (isFields(other)) system?.read(other, ORIGIN);
  });
});

it.each([
  ['linked-events', { has_start_time: false, start_time: '2027-01-01T22:00Z', end_time: 'soon' }],
  ['trumba', { allDay: true, startDateTime: '2027-01-01', endDateTime: '2027-99-99T00:00:00' }],
] as const)('%s reads an end that is no time', async (name, record) => {
  const system = await systemFor(name);
  expect(
    [system?.read({ title: 'Night', name: { fi: 'Night' }, ...record }, ORIGIN)].flat(),
  ).toHaveLength(1);
});
