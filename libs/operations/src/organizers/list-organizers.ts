import type { OrganizerRepository } from '@marquee/database';
import { defineOperation, Organizer } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from '../cursor.ts';
import { countryCode } from '../demand/demand-parameters.ts';
import { selection, wantsTotal } from '../events/list-selection.ts';
import { openPage, pageEnvelope, paging } from '../paging.ts';
import { text } from '../parameters.ts';

const MAX_ORGANIZERS = 100;

export interface ListOrganizersDeps {
  organizers: Pick<OrganizerRepository, 'list' | 'count'>;
  now: () => Date;
}

export const listOrganizers = defineOperation({
  name: 'list_organizers',
  summary: 'Organisers',
  description:
    'Who holds events: promoters, clubs, public bodies, sorted by name. With `q`, the best match is first.',
  input: z.object({
    q: text()
      .optional()
      .meta({
        description:
          'Start of the name or of a word in it, ignoring case and accents. If no name matches, similar names are returned.',
        examples: ['r5', 'halle'],
      }),
    country: countryCode()
      .optional()
      .meta({
        description: 'ISO 3166 code of the country (DE, DEU).',
        examples: ['DE'],
      }),
    ...paging(MAX_ORGANIZERS),
    ...selection(Organizer),
  }),
  output: z.object({ ...pageEnvelope, organizers: z.array(Organizer) }),
  items: 'organizers',
  async run({ organizers, now: clock }: ListOrganizersDeps, input) {
    const list = {
      name: 'list_organizers',
      maxLimit: MAX_ORGANIZERS,
      key: sortKeys.text,
      now: clock,
    };
    const { now, page, warnings, envelope } = openPage(input, list);
    const { q, country } = input;
    const filter = {
      ...(q !== undefined && { q }),
      ...(country !== undefined && { countryCode: country }),
      now,
    };
    const { items, next } = await organizers.list(filter, page);
    return {
      ...envelope(items.length, next),
      ...(wantsTotal(input) && { total: await organizers.count(filter) }),
      organizers: items,
      warnings,
    };
  },
});
