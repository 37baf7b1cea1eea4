import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  createFileRecorder,
  isFormatName,
  lazyFetcher,
  openLocation,
  packFiles,
  pickTableOptions,
  readerFor,
  readFeeds,
  type Feed,
  type SourceAccess,
} from '@marquee/sources';
import { UsageError } from './usage-error.ts';

export interface BundleOptions {
  /** Feeds of sources.json. None: all that have a bundled copy. */
  names: string[];
  sourcesFile: string;
  /** The folder to which the copies of sources.json are relative. */
  root: string;
  access: SourceAccess;
  now?: Date;
}

export interface Bundled {
  name: string;
  /** Null if the copy was left as it is. */
  bytes: number | null;
  upcoming: number;
  reason: string | null;
}

/**
 * Refreshes the bundled copies of feeds that have events ahead: the files that their reader reads,
 * with the licence.
 */
export async function bundleFeeds(options: BundleOptions): Promise<Bundled[]> {
  const feeds = (await readFeeds(options.sourcesFile)).filter(({ sample }) => sample !== null);
  for (const name of options.names)
    if (feeds.every((feed) => feed.name !== name))
      throw new UsageError(`No feed "${name}" of sources.json has a bundled copy.`);
  const selected = feeds.filter(
    ({ name }) => options.names.length === 0 || options.names.includes(name),
  );
  const results: Bundled[] = [];
  for (const feed of selected)
    results.push(
      await bundle(feed, options).catch((error: unknown) =>
        unchanged(feed, error instanceof Error ? error.message : String(error)),
      ),
    );
  return results;
}

const unchanged = ({ name }: Feed, reason: string, upcoming = 0): Bundled => ({
  ...{ name, bytes: null, upcoming, reason },
});

async function bundle(
  feed: Feed,
  { root, access, now = new Date() }: BundleOptions,
): Promise<Bundled> {
  const { name, location, format, sample } = feed;
  if (location === null || sample === null) return unchanged(feed, 'the feed no longer exists');
  if (format === 'articles' || !isFormatName(format)) return unchanged(feed, 'lists no events');
  const recorder = createFileRecorder();
  const files = recorder.record(openLocation(location, lazyFetcher(access)));
  const today = now.toISOString().slice(0, 10);
  let upcoming = 0;
  for await (const record of (await readerFor(format))(files, pickTableOptions(feed)))
    if ('title' in record && (record.start_local ?? record.start_utc ?? '') >= today) upcoming++;
  if (upcoming === 0) return unchanged(feed, 'nothing lies ahead');
  if (feed.licence === null) return unchanged(feed, 'sources.json states no licence', upcoming);
  const archive = await packFiles(recorder.files);
  const folder = resolve(root, sample);
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) await rm(join(folder, old), { recursive: true });
  await writeFile(join(folder, `${name}.tar.gz`), archive);
  const reason = recorder.hasLicence() ? null : `its archive has no licence file: ${feed.licence}`;
  return { name, bytes: archive.length, upcoming, reason };
}
