import type { RevisionGroup as StoredGroup } from '@marquee/database';
import { z } from 'zod';
import { encodePosition } from '../changes/change-position.ts';
import { combineRevisions } from './combine-revisions.ts';

export const Root = z.string().meta({
  description: 'XOR of the revisions of these events, in hexadecimal.',
  examples: ['0c9d8e5f2b1c0d9e8a7b6c5d4e3f2a1b'],
});

export const Checkpoint = z
  .object({
    cursor: z.string().meta({
      description: 'The position in the change feed at which the root holds.',
      examples: ['WyJsb2ciLDQyXQ'],
    }),
    events: z.int().meta({ examples: [38_487] }),
    root: Root,
  })
  .meta({ id: 'Checkpoint', description: 'A root hash of the catalogue at a cursor.' });
export type Checkpoint = z.infer<typeof Checkpoint>;

export const RevisionGroup = z
  .object({
    name: z.string().meta({ description: 'Country code, or bucket.', examples: ['DE'] }),
    events: z.int().meta({ examples: [1_204] }),
    root: Root,
  })
  .meta({ id: 'RevisionGroup' });

export const toCheckpoint = ({
  number,
  groups,
}: {
  number: number;
  groups: StoredGroup[];
}): Checkpoint => ({
  cursor: encodePosition({ after: number }),
  events: groups.reduce((sum, { events }) => sum + events, 0),
  root: combineRevisions(groups.map(({ root }) => root)),
});
