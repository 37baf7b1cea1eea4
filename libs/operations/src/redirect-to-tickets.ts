import type { Click, TicketPage } from '@marquee/database';
import { defineOperation, newId, notFound, parsePublicUrl, type RequestInfo } from '@marquee/domain';
import type { Caller } from '@marquee/quota';
import { isLikelyHuman, referringHost, type Clicks, type LinkWrapper, type TicketFinder } from '@marquee/tickets';
import { z } from 'zod';
import { eventName } from './event-parameters.ts';
import { flag } from './parameters.ts';
import { pageOf, type Addresses } from './present-event.ts';

export interface RedirectToTicketsDeps {
  findTickets: TicketFinder;
  wrapTickets: LinkWrapper;
  clicks: Pick<Clicks, 'add'>;
  addresses: Addresses;
  now: () => Date;
  caller: Caller;
  visit: RequestInfo;
}

export const redirectToTickets = defineOperation({
  name: 'follow_tickets',
  summary: 'To the tickets of an event',
  description:
    'Redirects to where tickets are sold, by the programme of the partner where we take part in one, and counts the click. Where nobody sells tickets it leads to the event’s own page. Crawlers, prefetches and HEAD are redirected and not counted. Nothing of the query reaches the address. With `dry=1` it answers where it would lead, and counts nothing.',
  input: z.object({
    id_or_slug: eventName(),
    dry: flag()
      .default(false)
      .meta({ description: 'Answers the target as JSON and counts nothing.', examples: [true] }),
  }),
  output: z.object({
    event: z.object({ id: z.string(), slug: z.string(), title: z.string() }).meta({
      examples: [
        {
          id: '01a1fc09-c1ba-72a7-a60d-01ac57d6d205',
          slug: 'react-day-berlin-berlin-2026-12-04',
          title: 'React Day Berlin',
        },
      ],
    }),
    target: z.string().meta({ description: 'Where it leads.', examples: ['https://reactday.berlin/'] }),
    partner: z
      .string()
      .nullable()
      .meta({
        description: 'What clicks are counted under; null where it leads to our own page.',
        examples: ['reactday.berlin'],
      }),
    programme: z
      .string()
      .nullable()
      .meta({
        description: 'The partner’s programme that pays for clicks; null where there is none.',
        examples: [null],
      }),
    dry: z.boolean().meta({ examples: [true] }),
  }),
  async run(deps: RedirectToTicketsDeps, { id_or_slug, dry }) {
    const event = await deps.findTickets(id_or_slug.toLowerCase());
    if (!event) throw notFound('event', id_or_slug);
    const { id, slug, title } = event;
    const shown = { event: { id, slug, title }, dry };
    const address = event.ticket_url === null ? null : parsePublicUrl(event.ticket_url); // ingest is not the only writer
    if (!address) return { ...shown, target: pageOf(slug, deps.addresses), partner: null, programme: null };
    const click = dry || !isLikelyHuman(deps.visit) ? null : clickOf(event, deps);
    const { url, programme } = deps.wrapTickets(address, click?.id);
    const partner = programme ?? sellerOf(address);
    if (click) await deps.clicks.add({ ...click, partner });
    return { ...shown, target: url, partner, programme };
  },
});

const clickOf = ({ id }: TicketPage, { caller, visit, now }: RedirectToTicketsDeps): Omit<Click, 'partner'> => ({
  id: newId(),
  event_id: id,
  clicked_at: now().toISOString(),
  key_id: caller.holder?.key_id ?? null,
  referring_host: referringHost(visit),
  address_hash: caller.address,
});

const sellerOf = ({ hostname }: URL) => hostname.replace(/^www\./, '');
