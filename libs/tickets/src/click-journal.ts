import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Click } from '@marquee/database';
import { z } from 'zod';

const SYNC_AFTER_MS = 40;

const JournaledClick = z.object({
  id: z.uuid(),
  event_id: z.uuid(),
  partner: z.string(),
  clicked_at: z.string(),
  key_id: z.uuid().nullable(),
  referring_host: z.string().nullable(),
  address_hash: z.string().nullable(),
});

interface Segment {
  path: string;
  file: FileHandle;
}

/**
 * Clicks in files of a folder, while the database cannot take them. What `append` has taken survives the death of the process at
 * once, and a power cut after 50 ms. A file that is written to ends in `.part` and names its process; a finished one in `.ready`.
 */
export function createClickJournal(folder: string) {
  let segment: Segment | null = null;
  let syncing: NodeJS.Timeout | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other: a file is never finished while it is written to. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = turn.then(work, work);
    turn = done;
    return done;
  }

  const append = (clicks: Click[]): Promise<void> =>
    inTurn(async () => {
      segment ??= await openSegment(folder);
      await segment.file.appendFile(clicks.map((click) => `${JSON.stringify(click)}\n`).join(''));
      syncing ??= setTimeout(() => {
        syncing = null;
        void segment?.file.datasync().catch(() => undefined); // a disk that fails here fails the next append
      }, SYNC_AFTER_MS);
    });

  /** Finishes the file that is written to: what comes next stands in another one. */
  const seal = (): Promise<void> =>
    inTurn(async () => {
      if (!segment) return;
      const { path, file } = segment;
      segment = null;
      if (syncing) clearTimeout(syncing);
      syncing = null;
      await file.datasync();
      await file.close();
      await rename(path, readyName(path));
    });

  return { append, seal, pending: () => finishedIn(folder), read: clicksIn, drop: (path: string) => rm(path) };
}
export type ClickJournal = ReturnType<typeof createClickJournal>;

async function openSegment(folder: string): Promise<Segment> {
  await mkdir(folder, { recursive: true });
  const name = `${String(process.pid)}-${randomUUID()}.part`;
  const path = join(folder, name);
  ownFiles.add(name);
  const file = await open(path, 'ax', 0o600);
  const directory = await open(folder);
  await directory.sync(); // or the file itself could be gone after a power cut
  await directory.close();
  return { path, file };
}

const readyName = (path: string) => path.replace(/\.part$/, '.ready');

/** Finished files, and those of processes that died while they wrote. */
async function finishedIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => name.endsWith('.part') && isOrphan(name));
  for (const name of left) await rename(join(folder, name), join(folder, readyName(name)));
  return [...names.filter((name) => name.endsWith('.ready')), ...left.map(readyName)]
    .sort()
    .map((name) => join(folder, name));
}

// Of this life of the process: the one before may have had the same number, as it always has in a container.
const ownFiles = new Set<string>();

function isOrphan(name: string): boolean {
  const pid = Number(name.split('-')[0]);
  if (pid === process.pid) return !ownFiles.has(name);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** The clicks of a file. A last line that was cut short was never answered: it is left out. */
async function* clicksIn(path: string): AsyncGenerator<Click> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const click = JournaledClick.safeParse(parsed(line));
    if (click.success) yield click.data;
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
