import { parseCountryCode, EmailAddress, foldText } from '@marquee/domain';
import { z } from 'zod';
import { flag, text } from '../parameters.ts';

const MAX_NAME_LENGTH = 120;
// Some characters fold to many; what names are compared by must fit into an index.
const MAX_FOLDED_LENGTH = 400;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name of a person or a place: 1 to 120 characters, some of them visible ("!!!" is a band). */
export const name = () =>
  text(MAX_NAME_LENGTH)
    .refine((value) => VISIBLE.test(value), { error: 'must hold something visible' })
    .refine((value) => foldText(value).length <= MAX_FOLDED_LENGTH, { error: 'is too long written out' });

export const countryCode = () =>
  text(80).transform((value, context) => {
    const code = parseCountryCode(value);
    if (code) return code;
    context.addIssue({ code: 'custom', message: 'must be an ISO 3166 code of a country (DE, DEU)' });
    return z.NEVER;
  });

/** Who wants something, as far as they tell. */
export const personFields = {
  user_email: EmailAddress.optional().meta({
    description: 'Kept as a keyed hash for a day; in plain only with notify_me, while there is something to tell.',
    examples: ['ada@example.com'],
  }),
  notify_me: flag()
    .optional()
    .meta({
      description: 'Whether user_email is to be told when it comes true. The address confirms by a mailed link.',
      examples: [true],
    }),
};

/** What every answer to a demand tells. */
export const countedFields = {
  your_rank: z.int().meta({
    description: 'Which demand this was among all for the same; a repeat has the earlier one’s.',
    examples: [3],
  }),
  deduplicated: z
    .boolean()
    .meta({ description: 'Whether the same person was counted within 24 hours before.', examples: [false] }),
};
