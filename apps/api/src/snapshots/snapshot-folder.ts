import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SnapshotId, SnapshotManifest } from '@marquee/operations';

/**
 * Returns a function that reads the published snapshots, newest first. A folder without a valid
 * manifest is skipped.
 */
export const snapshotReader = (folder: string) => async (): Promise<SnapshotManifest[]> => {
  const names = await readdir(folder).catch(() => []);
  const ids = names
    .filter((name) => SnapshotId.safeParse(name).success)
    .sort()
    .reverse();
  const manifests = await Promise.all(
    ids.map((id) => readManifest(join(folder, id, 'snapshot.json'))),
  );
  return manifests.filter((manifest) => manifest !== null);
};

/** Returns null if the worker deletes the snapshot meanwhile. */
async function readManifest(path: string): Promise<SnapshotManifest | null> {
  try {
    return SnapshotManifest.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}
