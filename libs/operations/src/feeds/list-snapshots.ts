import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import type { Addresses } from '../events/present-event.ts';
import { SnapshotFile, SnapshotManifest } from './snapshot-manifest.ts';

const Snapshot = SnapshotManifest.extend({
  files: z.array(
    SnapshotFile.extend({
      url: z
        .string()
        .meta({ examples: ['http://localhost:3000/snapshots/20261126T023000Z/events.parquet'] }),
    }),
  ),
}).meta({ id: 'Snapshot' });

export interface ListSnapshotsDeps {
  /** Returns the published snapshots, newest first. */
  readSnapshots: () => Promise<SnapshotManifest[]>;
  addresses: Addresses;
}

export const listSnapshots = defineOperation({
  name: 'list_snapshots',
  summary: 'Snapshots of the whole catalogue',
  description:
    'The nightly snapshots, newest first: every event as NDJSON (gzip) and as Parquet, with the terms of the sources. To keep a copy up to date, load a snapshot and continue with GET /events/changes from its `cursor`. The files accept range requests. `/snapshots/latest/events.parquet` and `/snapshots/latest/events.ndjson.gz` redirect to the newest.',
  input: z.object({}),
  output: z.object({
    count: z.int().meta({ examples: [1] }),
    snapshots: z.array(Snapshot),
  }),
  async run({ readSnapshots, addresses }: ListSnapshotsDeps) {
    const manifests = await readSnapshots();
    const snapshots = manifests.map(({ files, ...manifest }) => ({
      ...manifest,
      files: files.map((file) => ({
        ...file,
        url: `${addresses.api}/snapshots/${manifest.id}/${file.name}`,
      })),
    }));
    return { count: snapshots.length, snapshots };
  },
});
