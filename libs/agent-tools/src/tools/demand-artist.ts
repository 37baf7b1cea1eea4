import { DomainError, slugify } from '@marquee/domain';
import { createArtistDemand, findSimilarArtists } from '@marquee/operations';
import { z } from 'zod';
import { echo } from '../arguments/parse-arguments.ts';
import { conciseEvent, rowOptions } from '../replies/event-views.ts';
import { runOperation } from '../run-operation.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { writeTool } from '../tool.ts';

const MAX_SIMILAR = 3;
const MAX_NAME_LENGTH = 120;

export const demandArtistTool = writeTool({
  name: 'demand_artist',
  title: 'Demand an artist',
  description: 'Record a wish for an artist in a city. Only if asked.',
  input: z.strictObject({
    artist_name: z.string().max(MAX_NAME_LENGTH).meta({ description: 'Name or slug.' }),
    city: z.string().max(MAX_NAME_LENGTH).meta({ description: 'City.' }),
    country_code: z.string().optional().meta({ description: 'ISO code.' }),
    user_email: z.string().optional().meta({ description: 'Only if given for this.' }),
    notify_me: z.boolean().default(false).meta({ description: 'Send mail.' }),
    locale: z.string().optional().meta({ description: 'Mail language.' }),
    new_artist: z.boolean().default(false).meta({ description: 'No typo.' }),
  }),
  aliases: {
    artist: 'artist_name',
    name: 'artist_name',
    band: 'artist_name',
    country: 'country_code',
    email: 'user_email',
    notify: 'notify_me',
    lang: 'locale',
    language: 'locale',
  },
  output: z.object({
    artist: z.object({ slug: z.string() }),
    city: z.object({}),
    total_demands: z.number(),
    city_demands: z.number(),
    your_rank: z.number(),
    deduplicated: z.boolean(),
    hint: z.string().optional(),
  }),
  async run(deps: ToolDeps, { new_artist: isNew, ...input }) {
    if (input.notify_me && input.user_email === undefined) throw emailRequired();
    const isUnknown = await isUnknownArtist(deps, input.artist_name);
    const artist = isNew || !isUnknown ? null : await findSimilar(deps, input.artist_name);
    const isNewName = isUnknown && artist === null;
    // The mail that confirms a notification shows the name to the person.
    if (isNewName && !isNew && !input.notify_me) throw unknownArtist(input.artist_name);
    const demand = artist === null ? input : { ...input, artist_name: artist };
    const found = await runOperation(createArtistDemand, deps, demand);
    const { nearest_event: nearest, warnings = [], ...counts } = found;
    const hints = [
      ...(artist === null
        ? []
        : [`Counted for "${artist}". If that is another artist, set new_artist true.`]),
      ...(isNewName ? [NOT_SHOWN] : []),
      ...warnings.map((warning) => `${warning}.`),
      ...(found.interpretation
        ? []
        : [`"${found.city.name}" is in no gazetteer. Check its spelling with the user.`]),
      ...(input.notify_me ? [CONFIRM] : []),
    ];
    return {
      ...counts,
      ...(nearest && { nearest_event: conciseEvent(nearest, rowOptions(deps)) }),
      ...(hints.length > 0 && { hint: hints.join(' ') }),
    };
  },
});

const NOT_SHOWN =
  'The name is new: check its spelling with the user. Others see it once three people have requested it.';
const CONFIRM =
  'A confirmation mail was sent to user_email, unless that address is already confirmed. Tell the user to open its link to confirm: without it no one is notified.';

async function isUnknownArtist({ names }: ToolDeps, name: string): Promise<boolean> {
  const slug = slugify(name);
  if (slug === '' || (await names.findArtistId(slug)) !== null) return false;
  return !(await names.isReferenceArtist(name));
}

const unknownArtist = (name: string) =>
  new DomainError(
    'invalid_parameter',
    `No artist is called "${echo(name)}", and nothing was counted. Ask the user whether the name is right, then call demand_artist again with new_artist true.`,
  );

/**
 * Returns the known artist that a name with one typo means, or null. Throws if several artists have
 * a similar name.
 */
async function findSimilar(deps: ToolDeps, name: string): Promise<string | null> {
  const similar = await findSimilarArtists(deps, name);
  const [only] = similar;
  if (only === undefined) return null;
  if (similar.length === 1) return only;
  throw severalSimilar(name, similar);
}

function severalSimilar(name: string, similar: string[]): DomainError {
  const names = similar.slice(0, MAX_SIMILAR).map((one) => `"${echo(one)}"`);
  return new DomainError(
    'invalid_parameter',
    `No artist is called "${echo(name)}". Ask the user which one is meant: ${names.join(', ')}. Then call demand_artist with that artist_name, or with new_artist true.`,
  );
}

const emailRequired = () =>
  new DomainError(
    'invalid_parameter',
    '`notify_me` needs `user_email`. Ask the user for an e-mail address, or call again with notify_me false.',
  );
