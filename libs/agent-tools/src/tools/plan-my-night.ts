import { getPlan } from '@marquee/operations';
import { z } from 'zod';
import { conciseEvent, EventRow, rowOptions } from '../replies/event-views.ts';
import { runOperation } from '../run-operation.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { readTool } from '../tool.ts';
import { withTitle } from './get-event.ts';

const Part = z.object({});

export const planMyNightTool = readTool({
  name: 'plan_my_night',
  title: 'Plan my night',
  description:
    'A plan for the evening of one event: outfit for the weather, transport, hotel, dinner and music, with links. Times are local.',
  input: z.strictObject({
    event_id: z.string().meta({ description: 'slug of a row, or a title.' }),
    narrative: z.boolean().default(false),
  }),
  aliases: {
    event: 'event_id',
    slug: 'event_id',
    id: 'event_id',
    id_or_slug: 'event_id',
    event_slug: 'event_id',
  },
  output: z.object({
    date: z.string().optional(),
    event: EventRow.pick({ title: true, slug: true, when: true }),
    outfit: Part,
    transport: Part,
    hotel: Part,
    dinner: Part,
    music: Part,
    timeline: z.array(z.object({ at_local: z.string(), what: z.string() })),
    notices: z.array(z.string()),
    narrative: z.string().optional(),
  }),
  async run(deps: ToolDeps, { event_id, narrative }) {
    const {
      event,
      warnings: _,
      notice_codes: __, // agents read the sentences
      ...plan
    } = await withTitle(deps, event_id, (idOrSlug) =>
      runOperation(getPlan, deps, { event_id: idOrSlug, narrative }),
    );
    const { start_local, timezone } = event;
    return { event: { ...conciseEvent(event, rowOptions(deps)), start_local, timezone }, ...plan };
  },
});
