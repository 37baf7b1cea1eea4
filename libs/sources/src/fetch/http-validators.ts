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
  /** A different Marquee version may read the same feed differently. */
  marquee: z.literal(manifest.version),
});

interface Feed {
  source: string;
  location: string;
}

/**
 * Stores the validators (ETag, Last-Modified) of the last version of a feed that was read, one
 * small file per feed.
 */
export function createValidatorStore(
  folder: string,
  { source, location }: Feed,
  now: () => Date = () => new Date(),
) {
  const key = createHash('sha256').update(`${source}\n${location}`).digest('hex').slice(0, 24);
  const file = join(folder, `${key}.json`);
  const readAt = now().toISOString();

  /**
   * Returns conditional request headers, or none if the last complete run did not use that version
   * or the version is older than `maxAgeMs`.
   */
  async function headersFor(
    completedAt: Date | undefined,
    maxAgeMs = Infinity,
  ): Promise<Record<string, string>> {
    const version = await readVersion(file);
    if (!version || !completedAt || completedAt < new Date(version.readAt)) return {};
    if (Date.parse(readAt) - Date.parse(version.readAt) > maxAgeMs) return {};
    return {
      ...(version.etag !== null && { 'if-none-match': version.etag }),
      ...(version.lastModified !== null && { 'if-modified-since': version.lastModified }),
    };
  }

  /**
   * Stores the validators. Call it after the run completes, so the feed of an aborted run is read
   * again.
   */
  async function save({ header }: Pick<Fetched, 'header'>): Promise<void> {
    const version = {
      etag: header('etag'),
      lastModified: header('last-modified'),
      readAt,
      marquee: manifest.version,
    };
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify(version));
  }
  return { headersFor, save };
}

async function readVersion(file: string): Promise<z.infer<typeof Version> | null> {
  try {
    return Version.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null; // missing or truncated: the whole feed is read
  }
}
