import { getPlan } from '@marquee/operations';
import { z } from 'zod';
import { conciseEvent } from './event-views.ts';
import { suggestEvents, parseSlug } from './get-event.ts';
import { runOperation } from './run-operation.ts';
import type { ToolDeps } from './tool-deps.ts';
import { readTool } from './tool.ts';

const Part = z.object({});

export const planMyNightTool = readTool({
  name: 'plan_my_night',
  title: 'Plan my night',
  description:
    'A plan for the evening of one event: outfit for the weather, transport, hotel, dinner and music, with links. Times are the venue’s local time (event.timezone).',
  input: z.strictObject({
    event_id: z.string().meta({ description: 'slug or id of the event.' }),
    narrative: z.boolean().default(false).meta({ description: 'Add the plan as prose.' }),
  }),
  aliases: { event: 'event_id', slug: 'event_id', id: 'event_id', id_or_slug: 'event_id', event_slug: 'event_id' },
  output: z.object({ event: Part, outfit: Part, transport: Part, hotel: Part, dinner: Part, music: Part }),
  async run(deps: ToolDeps, { event_id, narrative }) {
    const {
      event,
      warnings: _,
      ...plan
    } = await runOperation(getPlan, deps, { event_id: parseSlug(event_id), narrative }).catch((error: unknown) =>
      suggestEvents(deps, event_id, error),
    );
    const { start_local, timezone } = event;
    return { event: { ...conciseEvent(event, deps.addresses.api), start_local, timezone }, ...plan };
  },
});
