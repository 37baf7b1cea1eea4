import { createCatalogueStatsRepository, type Database } from '@marquee/database';
import { hasDemoSeason, loadDemoSeason } from './start/demo-catalogue.ts';
import {
  addRoundUpJob,
  loadGazetteer,
  loadReferenceData,
  loadSample,
  type SampleProgress,
} from './start/sample-catalogue.ts';
import { startProgress } from './start/start-progress.ts';

const DAY_MS = 86_400_000;

export interface LoadOptions {
  /** Whether to add a generated season. */
  demo: boolean;
  onProgress: (progress: SampleProgress) => void;
}

/** Loads what visitors look for first, as far as it is missing: places and upcoming events. */
export async function loadUpcomingEvents(
  database: Database,
  { demo: withDemo, onProgress }: LoadOptions,
): Promise<void> {
  const progress = startProgress(
    process.stdout,
    (steps) =>
      `reading the upcoming events of ${count(steps, 'source')}; /health/ready is 503 until all is loaded`,
    onProgress,
  );
  try {
    if (await loadGazetteer(database)) progress.log('gazetteer: 33,711 cities');
    if (await loadReferenceData(database)) progress.log('open data: 7,620 artists, 8,683 venues');
    await loadUpcomingSamples(database, progress);
    await addGenerated(database, withDemo, progress.log);
  } finally {
    progress.stop();
  }
  await addRoundUpJob(database);
}

/**
 * Loads the rest of the sample, which is mostly past, and states what the catalogue contains. A
 * start after a complete one reads nothing.
 */
export async function loadRest(
  database: Database,
  { demo: withDemo, onProgress, onError }: LoadOptions & { onError: (error: unknown) => void },
): Promise<void> {
  const progress = startProgress(
    process.stdout,
    (steps) => `reading the rest of ${count(steps, 'source')}, mostly past events, meanwhile`,
    onProgress,
  );
  try {
    for await (const { source, kind, created, rejected } of loadSample(database, {
      onProgress: progress.onProgress,
      onError,
    })) {
      const losses = rejected > 0 ? `, ${count(rejected, 'record')} rejected` : '';
      progress.log(`${source}: ${count(created, kind)}${losses}`);
    }
    await addGenerated(database, withDemo, progress.log);
  } finally {
    progress.stop();
  }
  await printContent(database, withDemo, progress.log);
}

type Print = (line: string) => void;

async function loadUpcomingSamples(
  database: Database,
  { log, onProgress }: ReturnType<typeof startProgress>,
): Promise<void> {
  // Not today: an event that began yesterday may still run, and days differ between time zones.
  const since = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
  let created = 0;
  for await (const report of loadSample(database, { since, onProgress })) created += report.created;
  if (created > 0) log(`upcoming: ${count(created, 'event')}`);
}

async function addGenerated(database: Database, withDemo: boolean, print: Print): Promise<void> {
  if (!withDemo) return;
  const demo = await loadDemoSeason(database, new Date().toISOString().slice(0, 10));
  if (demo && demo.created > 0) print(`demo: ${count(demo.created, 'generated event')}`);
  if (demo && demo.withdrawn > 0)
    print(`demo: ${count(demo.withdrawn, 'generated event')} removed, because real ones lie ahead`);
}

async function printContent(database: Database, withDemo: boolean, print: Print): Promise<void> {
  const { total, upcoming, upcoming_demo } =
    await createCatalogueStatsRepository(database).countEvents();
  const ahead = upcoming.toLocaleString('en');
  print(`the catalogue contains ${count(total, 'event')}, ${ahead} of them upcoming`);
  if (!(await hasDemoSeason(database))) return;
  const hint = withDemo
    ? 'use --no-demo for a new catalogue without it'
    : 'an earlier start added it';
  const generated = count(upcoming_demo, 'upcoming event');
  print(`${generated} of these are generated (source "demo"; not real; ${hint})`);
}

const count = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
