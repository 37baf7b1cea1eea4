import type { NamedKind } from '@marquee/database/catalogue';
import { z } from 'zod';
import { text } from '../parameters.ts';
import { defineAction } from './operator-action.ts';
import { requireSource } from './source-actions.ts';

const reference = () => text(300);
const Events = z.object({ event: reference(), other: reference() });
const Named = z.object({ into: reference(), from: reference() });

/** Merges the event `other` into the event `event`. */
export const mergeEvents = defineAction({
  name: 'merge',
  input: Events,
  describe: ({ event, other }) => ({ target: `${other} into ${event}` }),
  run: ({ curation }, { event, other }) => curation.merge(event, other),
});

export const keepEventsApart = defineAction({
  name: 'keep apart',
  input: Events,
  describe: ({ event, other }) => ({ target: `${event} and ${other}` }),
  run: ({ curation }, { event, other }) => curation.keepApart(event, other),
});

const mergeNamed = (kind: NamedKind) =>
  defineAction({
    name: `merge ${kind}`,
    input: Named,
    describe: ({ into, from }) => ({ target: `${from} into ${into}` }),
    run: ({ curation }, { into, from }) => curation.mergeNamed(kind, into, from),
  });
export const mergeVenues = mergeNamed('venue');
export const mergeArtists = mergeNamed('artist');
export const mergeOrganizers = mergeNamed('organizer');

const keepNamedApart = (kind: NamedKind) =>
  defineAction({
    name: `keep ${kind}s apart`,
    input: Named,
    describe: ({ into, from }) => ({ target: `${into} and ${from}` }),
    run: ({ curation }, { into, from }) => curation.keepNamedApart(kind, into, from),
  });
export const keepVenuesApart = keepNamedApart('venue');
export const keepArtistsApart = keepNamedApart('artist');
export const keepOrganizersApart = keepNamedApart('organizer');

/** Decides on all possible duplicates of two sources. */
const decideSources = (isSame: boolean) =>
  defineAction({
    name: isSame ? 'merge a pair of lists' : 'keep a pair of lists apart',
    input: z.object({
      source: text(),
      other: text(),
      city: text().optional(),
      limit: z.number().int().positive().optional(),
    }),
    describe: ({ source, other, city }) => ({
      target: `${source} and ${other}`,
      note: city ?? null,
    }),
    run: async ({ curation, database }, { source, other, city, limit }) => {
      for (const name of [source, other]) await requireSource(database, name);
      return curation.decideDuplicates({
        sources: [source, other],
        city,
        isSame,
        ...(limit !== undefined && { limit }),
      });
    },
  });
export const mergeSources = decideSources(true);
export const keepSourcesApart = decideSources(false);
