import { parseCountryCode, EmailAddress, foldText, withoutInvisible } from '@marquee/domain';
import { z } from 'zod';
import { localeField } from '../mail-locale.ts';
import { flag, text } from '../parameters.ts';

const MAX_NAME_LENGTH = 120;
// Some characters fold to several ones, and the folded name must fit into an index.
const MAX_FOLDED_LENGTH = 400;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name of a person or place: 1 to 120 characters, at least one visible ("!!!" is a band). */
export const name = () =>
  text(MAX_NAME_LENGTH)
    .overwrite((value) => withoutInvisible(value).trim())
    .refine((value) => VISIBLE.test(value), { error: 'must contain a visible character' })
    .refine((value) => foldText(value).length <= MAX_FOLDED_LENGTH, {
      error: 'is too long after normalisation',
    });

export const countryCode = () =>
  text(80).transform((value, context) => {
    const code = parseCountryCode(value);
    if (code) return code;
    context.addIssue({
      code: 'custom',
      message: 'must be an ISO 3166 code of a country (DE, DEU)',
    });
    return z.NEVER;
  });

/** Optional fields that identify the person. */
export const personFields = {
  user_email: EmailAddress.optional().meta({
    description:
      'Stored as a keyed hash for one day. Stored in plain text only with notify_me, while a notification can follow.',
    examples: ['ada@example.com'],
  }),
  notify_me: flag()
    .optional()
    .meta({
      description:
        'Whether user_email gets a notification when the request is fulfilled. The address must be confirmed by a link in an e-mail.',
      examples: [true],
    }),
  ...localeField,
};

/** Fields of every response to a demand. */
export const countedFields = {
  your_rank: z.int().meta({
    description:
      'Position of this demand among all demands for the same target. A repeated demand has the position of the first.',
    examples: [3],
  }),
  deduplicated: z.boolean().meta({
    description: 'Whether the same person was already counted in the last 24 hours.',
    examples: [false],
  }),
};
