import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Click } from '@marquee/database';
import { z } from 'zod';

const SYNC_DELAY_MS = 40;

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
 * Stores clicks in files while the database is unavailable. Appended clicks survive a crash of the
 * process at once, and a power failure after 50 ms. The current file ends in `.part` and contains
 * the process id in its name; complete ones end in `.ready`.
 */
export function createClickJournal(folder: string) {
  let segment: Segment | null = null;
  let syncing: NodeJS.Timeout | null = null;
  let last: Promise<unknown> = Promise.resolve();
  /** Whether the last line may be incomplete, for example because the disk was full. */
  let isTorn = false;

  /** Runs operations in order, so that a file is not completed during a write. */
  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work, work);
    last = done;
    return done;
  }

  const append = (clicks: Click[]): Promise<void> =>
    inOrder(async () => {
      segment ??= await openSegment(folder);
      const lines = clicks.map((click) => `${JSON.stringify(click)}\n`);
      const wasTorn = isTorn;
      isTorn = true;
      await segment.file.appendFile((wasTorn ? '\n' : '') + lines.join(''));
      isTorn = false;
      syncing ??= setTimeout(() => {
        syncing = null;
        void segment?.file.datasync().catch(() => undefined); // the next append reports the error
      }, SYNC_DELAY_MS);
    });

  /** Completes the current file. Later clicks go to a new one. */
  const complete = (): Promise<void> =>
    inOrder(async () => {
      if (!segment) return;
      const { path, file } = segment;
      segment = null;
      if (syncing) clearTimeout(syncing);
      syncing = null;
      await file.datasync();
      await file.close();
      await rename(path, toReadyName(path));
    });

  return {
    append,
    complete,
    pending: () => findComplete(folder),
    read: readClicks,
    drop: (path: string) => rm(path),
  };
}
export type ClickJournal = ReturnType<typeof createClickJournal>;

async function openSegment(folder: string): Promise<Segment> {
  await mkdir(folder, { recursive: true });
  const name = `${String(process.pid)}-${randomUUID()}.part`;
  const path = join(folder, name);
  ownFiles.add(name);
  const file = await open(path, 'ax', 0o600);
  const directory = await open(folder);
  await directory.sync(); // otherwise a power failure could lose the file
  await directory.close();
  return { path, file };
}

const toReadyName = (path: string) => path.replace(/\.part$/, '.ready');

/** Returns complete files, and those of crashed processes. */
async function findComplete(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const orphans = names.filter((name) => name.endsWith('.part') && isOrphan(name));
  for (const name of orphans) await rename(join(folder, name), join(folder, toReadyName(name)));
  return [...names.filter((name) => name.endsWith('.ready')), ...orphans.map(toReadyName)]
    .sort()
    .map((name) => join(folder, name));
}

// Files of this process: a previous one may have had the same process id, as is usual in
// containers.
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

/** Yields the clicks of a file. Skips incomplete lines, whose clicks were never confirmed. */
async function* readClicks(path: string): AsyncGenerator<Click> {
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Infinity,
  })) {
    const click = JournaledClick.safeParse(parseJson(line));
    if (click.success) yield click.data;
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
