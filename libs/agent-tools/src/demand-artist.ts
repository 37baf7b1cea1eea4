import { DomainError } from '@marquee/domain';
import { createArtistDemand } from '@marquee/operations';
import { z } from 'zod';
import { conciseEvent } from './event-views.ts';
import { runOperation } from './run-operation.ts';
import type { ToolDeps } from './tool-deps.ts';
import { writeTool } from './tool.ts';

export const demandArtistTool = writeTool({
  name: 'demand_artist',
  title: 'Demand an artist',
  description:
    'Record that the user wants an artist in a city. Only when the user asks for it. A repeat within 24 hours is not counted twice.',
  input: z.strictObject({
    artist_name: z.string().meta({ description: 'Name or slug.' }),
    city: z.string().meta({ description: 'City.' }),
    country_code: z.string().optional().meta({ description: 'ISO code.' }),
    user_email: z.string().optional().meta({ description: 'Only if the user gave it for this.' }),
    notify_me: z.boolean().default(false).meta({ description: 'Mail user_email when announced.' }),
  }),
  aliases: {
    artist: 'artist_name',
    name: 'artist_name',
    band: 'artist_name',
    country: 'country_code',
    email: 'user_email',
    notify: 'notify_me',
  },
  output: z.object({
    artist: z.object({}),
    total_demands: z.number(),
    city_demands: z.number(),
    your_rank: z.number(),
    deduplicated: z.boolean(),
  }),
  async run(deps: ToolDeps, input) {
    if (input.notify_me && input.user_email === undefined) throw emailRequired();
    const { nearest_event: nearest, warnings: _, ...counts } = await runOperation(createArtistDemand, deps, input);
    return { ...counts, ...(nearest && { nearest_event: conciseEvent(nearest, deps.addresses.api) }) };
  },
});

const emailRequired = () =>
  new DomainError(
    'invalid_parameter',
    '`notify_me` needs `user_email`. Ask the user for an e-mail address, or call again with notify_me false.',
  );
