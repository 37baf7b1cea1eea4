import { readdir } from 'node:fs/promises';
import { SnapshotId } from '@marquee/operations';

/** Returns the ids of the published snapshots, newest first. */
export async function listSnapshotIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => SnapshotId.safeParse(name).success)
    .sort()
    .reverse();
}

/** Returns when the newest snapshot began. Null without one. */
export async function findNewestSnapshot(folder: string): Promise<Date | null> {
  const [newest] = await listSnapshotIds(folder);
  return newest === undefined ? null : toDate(newest);
}

/** `20261126T023000Z` is the basic form of ISO 8601. */
const toDate = (id: string): Date =>
  new Date(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
