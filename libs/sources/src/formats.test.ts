import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FORMAT_NAMES, isFormatName, readerFor, type EventFormatName } from './formats.ts';
import { openLocation } from './open-location.ts';
import type { RawEvent } from './raw-event.ts';
import { readTexts } from './reading/read-texts.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** For each bundled sample: minimum of events, maximum of unreadable records. */
const SAMPLES: Record<string, { format: EventFormatName; events: number; unreadables: number }> = {
  android: { format: 'android', events: 513, unreadables: 0 },
  ccf: { format: 'ccf', events: 1_133, unreadables: 27 },
  'confs-tech': { format: 'confs-tech', events: 6_831, unreadables: 0 },
  gdshows: { format: 'gdshows', events: 2_358, unreadables: 0 },
  madrid: { format: 'madrid', events: 6_823, unreadables: 0 },
  nyphil: { format: 'nyphil', events: 5_645, unreadables: 0 },
  openagenda: { format: 'openagenda', events: 1_592, unreadables: 1 },
  openfootball: { format: 'openfootball', events: 9_269, unreadables: 0 },
  'openfootball-euro': { format: 'openfootball-cups', events: 102, unreadables: 0 },
  'openfootball-worldcup': { format: 'openfootball-cups', events: 1_149, unreadables: 0 },
  pythondeadlines: { format: 'pythondeadlines', events: 1_195, unreadables: 0 },
  rladies: { format: 'rladies', events: 5_227, unreadables: 0 },
  rubyevents: { format: 'rubyevents', events: 717, unreadables: 78 },
  sportstimes: { format: 'sportstimes', events: 1_824, unreadables: 0 },
  toronto: { format: 'toronto', events: 1_923, unreadables: 0 },
};

const START = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

describe.each(Object.entries(SAMPLES))(
  'the sample %s',
  (folder, { format, events, unreadables }) => {
    it('yields every event with an id and a start', async () => {
      const counts = { events: 0, unreadables: 0 };
      const flawed: RawEvent[] = [];
      const read = await readerFor(format);
      for await (const record of read(openLocation(join(ROOT, 'data/sample', folder)))) {
        if ('unreadable' in record) counts.unreadables += 1;
        if ('title' in record) counts.events += 1;
        if ('title' in record && isIncomplete(record)) flawed.push(record);
      }
      expect(counts.events).toBeGreaterThanOrEqual(events);
      expect(counts.unreadables).toBeLessThanOrEqual(unreadables);
      expect(flawed).toEqual([]);
    });
  },
);

const isIncomplete = (event: RawEvent) =>
  !event.source_id || !START.test(event.start_utc ?? event.start_local ?? '');

interface Listed {
  name: string;
  format?: string;
  sample?: string | null;
  location: string | null;
  schedule: string | null;
}

describe('sources.json', () => {
  it('names existing formats and bundled samples once each', async () => {
    const sources = JSON.parse(await readFile(join(ROOT, 'sources.json'), 'utf8')) as Listed[];
    expect(sources.filter(({ format = '' }) => !isFormatName(format))).toEqual([]);
    expect(
      sources.filter(({ sample }) => sample != null && !existsSync(join(ROOT, sample))),
    ).toEqual([]);
    expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length);
    expect(
      sources.filter(({ location, schedule }) => (location === null) !== (schedule === null)),
    ).toEqual([]);
  });
});

const PATHS = [
  '2025-26/en.1.json',
  '2026/worldcup.json',
  'f1/2026.json',
  'conference/AI/x.yml',
  'conferences.yml',
  'a/event.yml',
  'chapters.json',
  'events_2024.json',
  '1977.yaml',
  '1842-43_TO_1910-11.json',
  '_conferences/x.md',
];
const RUBBISH = [
  '',
  'null',
  '7',
  '[]',
  '{}',
  '[null, 1, "x", [], {}]',
  '{"races":[1,{"slug":{},"sessions":[]}],"programs":[1,{"concerts":[1]}],"@graph":[1,{}],"results":[{"timings":7}],"matches":[1,{}],"rounds":[1],"1977/01/01":1}',
  '- [\u0000',
  '---\n7\n---',
  'title,start_local\n"',
];

describe.each(FORMAT_NAMES.filter((name) => name !== 'articles'))('the format %s', (name) => {
  it('reads invalid input without an exception', async () => {
    const format = await readerFor(name);
    for (const rubbish of RUBBISH) {
      const { events } = await readTexts(
        format,
        Object.fromEntries(PATHS.map((path) => [path, rubbish])),
      );
      expect(events).toEqual([]);
    }
  });
});
