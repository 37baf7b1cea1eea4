import { readFeedEntries, type Feed, type InvalidFeed } from '../feeds.ts';
import type { SourceAccess } from '../fetch/settings.ts';
import { enabledByKey, readRegistry } from './read-registry.ts';
import { toFeed } from './registry-entry.ts';

export interface FeedFiles {
  /** Path of sources.json. */
  sourcesFile: string;
  registryFolder: string;
  keys: SourceAccess['keys'];
}

/**
 * Reads the feeds of sources.json and those of the registry whose key is set. The entry of
 * sources.json outweighs the other.
 */
export async function readFeedsInUse({
  sourcesFile,
  registryFolder,
  keys,
}: FeedFiles): Promise<{ feeds: Feed[]; invalid: InvalidFeed[] }> {
  const { feeds, invalid } = await readFeedEntries(sourcesFile);
  if (Object.keys(keys).length === 0) return { feeds, invalid };
  const names = new Set([...feeds, ...invalid].map(({ name }) => name));
  const { entries } = await readRegistry(registryFolder);
  const withKey = enabledByKey(entries, keys).filter(({ name }) => !names.has(name));
  return { feeds: [...feeds, ...withKey.map(toFeed)], invalid };
}
