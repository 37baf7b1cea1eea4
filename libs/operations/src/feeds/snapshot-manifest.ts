import { z } from 'zod';
import { RevisionGroup, Root } from '../checkpoints/checkpoint.ts';

/** The name of a snapshot: the instant at which it began. */
export const SnapshotId = z.string().regex(/^\d{8}T\d{6}Z$/);

export const SnapshotFile = z
  .object({
    format: z.enum(['ndjson', 'parquet', 'json-schema']).meta({ examples: ['parquet'] }),
    name: z.string().meta({ examples: ['events.parquet'] }),
    media_type: z.string().meta({ examples: ['application/vnd.apache.parquet'] }),
    bytes: z.int().meta({ examples: [1_048_576] }),
    sha256: z.string().meta({
      description: 'In hexadecimal. Also the ETag.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
  })
  .meta({ id: 'SnapshotFile' });
export type SnapshotFile = z.infer<typeof SnapshotFile>;

const SnapshotSource = z
  .object({
    name: z.string().meta({ examples: ['confs-tech'] }),
    title: z
      .string()
      .nullable()
      .meta({ examples: ['Confs.tech'] }),
    url: z
      .string()
      .nullable()
      .meta({ examples: ['https://confs.tech'] }),
    licence: z
      .string()
      .nullable()
      .meta({ examples: ['MIT'] }),
    attribution: z
      .string()
      .nullable()
      .meta({ examples: ['Confs.tech contributors'] }),
  })
  .meta({ id: 'SnapshotSource', description: 'A source of events and its terms.' });

/** The file snapshot.json, which describes a snapshot. */
export const SnapshotManifest = z.object({
  id: SnapshotId.meta({ examples: ['20261126T023000Z'] }),
  created_at: z.string().meta({ format: 'date-time', examples: ['2026-11-26T02:30:00Z'] }),
  events: z.int().meta({
    description: 'Number of events, including past and cancelled ones.',
    examples: [38_487],
  }),
  cursor: z.string().meta({
    description: 'Pass it as `since` to GET /events/changes to continue.',
    examples: ['WyJsb2ciLDQyXQ'],
  }),
  root: Root.optional(),
  shards: z
    .array(RevisionGroup)
    .optional()
    .meta({ description: 'One for each country, as GET /events/checkpoint has them.' }),
  files: z.array(SnapshotFile),
  sources: z.array(SnapshotSource),
});
export type SnapshotManifest = z.infer<typeof SnapshotManifest>;
