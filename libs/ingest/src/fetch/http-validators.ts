import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import type { Fetched } from './fetch-address.ts';

const Version = z.object({
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  readAt: z.iso.datetime(),
  /** Another Marquee may make other records of the same feed. */
  marquee: z.literal(manifest.version),
});

interface Feed {
  source: string;
  location: string;
}

/** Which version of a feed was read last, by what its server calls it: a small file for each feed in a folder of ours. */
export function createValidatorStore(folder: string, { source, location }: Feed, now: () => Date = () => new Date()) {
  const key = createHash('sha256').update(`${source}\n${location}`).digest('hex').slice(0, 24);
  const file = join(folder, `${key}.json`);
  const readAt = now().toISOString();

  /** Headers by which a server says "not modified". None where the catalogue has not been filled from that version since. */
  async function headersFor(completedAt: Date | undefined): Promise<Record<string, string>> {
    const version = await readVersion(file);
    if (!version || !completedAt || completedAt < new Date(version.readAt)) return {};
    return {
      ...(version.etag !== null && { 'if-none-match': version.etag }),
      ...(version.lastModified !== null && { 'if-modified-since': version.lastModified }),
    };
  }

  /** To be called once the run is done: a version whose run was killed is read again. */
  async function save({ header }: Pick<Fetched, 'header'>): Promise<void> {
    const version = { etag: header('etag'), lastModified: header('last-modified'), readAt, marquee: manifest.version };
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify(version));
  }
  return { conditions: headersFor, keep: save };
}

async function readVersion(file: string): Promise<z.infer<typeof Version> | null> {
  try {
    return Version.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null; // none yet, or one that was cut off: the feed is read as a whole
  }
}
