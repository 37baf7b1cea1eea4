import type { RevisionRepository } from '@marquee/database';
import { defineOperation, DomainError } from '@marquee/domain';
import { z } from 'zod';
import { text } from '../parameters.ts';
import { Checkpoint, RevisionGroup, toCheckpoint } from './checkpoint.ts';

export interface GetCheckpointDeps {
  revisions: Pick<RevisionRepository, 'findGroups' | 'findBucket'>;
}

export const getCheckpoint = defineOperation({
  name: 'get_checkpoint',
  summary: 'Root hashes, to verify a mirror',
  description:
    'Root hashes of the catalogue at a cursor of the change feed. Without parameters: one for each country (`none` for events without one) and one of all events. With `shard`: one for each of 256 buckets, which are the last two digits of the event ids. With `shard` and `bucket`: the revisions of its events. A mirror compares the total, then descends to the event that differs.',
  input: z.object({
    shard: text(4)
      .optional()
      .meta({ description: 'A country code, or `none`.', examples: ['DE'] }),
    bucket: text(2)
      .regex(/^[0-9a-f]{2}$/i, 'must be two hexadecimal digits')
      .optional()
      .meta({ description: 'The last two digits of event ids. Needs `shard`.', examples: ['0a'] }),
  }),
  output: z.object({
    checkpoint: Checkpoint,
    groups: z.array(RevisionGroup).optional().meta({ description: 'Without `bucket`.' }),
    revisions: z
      .array(z.object({ id: z.string(), revision: z.string() }))
      .optional()
      .meta({ description: 'With `bucket`.' }),
  }),
  async run({ revisions }: GetCheckpointDeps, { shard, bucket }) {
    const found = await revisions.findGroups(shard ?? null);
    if (!found) throw notReady();
    const checkpoint = toCheckpoint(found);
    if (shard === undefined || bucket === undefined) return { checkpoint, groups: found.groups };
    return {
      checkpoint,
      revisions: await revisions.findBucket(shard, Number.parseInt(bucket, 16)),
    };
  },
});

const notReady = () =>
  new DomainError('unavailable', 'The root hashes are being computed. Try again in a minute.');
