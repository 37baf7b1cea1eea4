import type { Caller } from '@marquee/access';
import type { Click, TicketPage } from '@marquee/database';
import { defineOperation, eventPageUrl, newId, notFound, type RequestInfo } from '@marquee/domain';
import { parsePublicUrl } from '@marquee/runtime';
import { z } from 'zod';
import { eventName } from '../events/filters/event-parameters.ts';
import type { Addresses } from '../events/present-event.ts';
import { flag } from '../parameters.ts';
import {
  isLikelyHuman,
  referringHost,
  type Clicks,
  type LinkWrapper,
  type TicketFinder,
} from './index.ts';

export interface RedirectToTicketsDeps {
  findTickets: TicketFinder;
  wrapTickets: LinkWrapper;
  clicks: Pick<Clicks, 'add'>;
  addresses: Addresses;
  now: () => Date;
  caller: Caller;
  requestInfo: RequestInfo;
}

export const redirectToTickets = defineOperation({
  name: 'follow_tickets',
  summary: 'Redirect to the tickets of an event',
  description:
    'Redirects to the ticket seller, with an affiliate link if we take part in the partner’s programme, and counts the click. If there is no ticket seller, it redirects to our own page of the event. Requests by crawlers, prefetches and HEAD requests are not counted. Query parameters are not passed on. With `dry=1` it returns the target as JSON and counts nothing.',
  input: z.object({
    id_or_slug: eventName(),
    dry: flag()
      .default(false)
      .meta({ description: 'Returns the target as JSON and counts nothing.', examples: [true] }),
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
    target: z
      .string()
      .meta({ description: 'URL of the redirect.', examples: ['https://reactday.berlin/'] }),
    partner: z
      .string()
      .nullable()
      .meta({
        description: 'Partner for which the click is counted. Null if the target is our own page.',
        examples: ['reactday.berlin'],
      }),
    programme: z
      .string()
      .nullable()
      .meta({
        description: 'Affiliate programme of the partner, or null.',
        examples: [null],
      }),
    dry: z.boolean().meta({ examples: [true] }),
  }),
  async run(deps: RedirectToTicketsDeps, { id_or_slug, dry }) {
    const event = await deps.findTickets(id_or_slug.toLowerCase());
    if (!event) throw notFound('event', id_or_slug);
    const { id, slug, title } = event;
    const shown = { event: { id, slug, title }, dry };
    // rows can be older than the check at ingest
    const address = event.ticket_url === null ? null : parsePublicUrl(event.ticket_url);
    if (!address)
      return {
        ...shown,
        target: eventPageUrl(slug, deps.addresses),
        partner: null,
        programme: null,
      };
    const click = dry || !isLikelyHuman(deps.requestInfo) ? null : buildClick(event, deps);
    const { url, programme } = deps.wrapTickets(address, click?.id);
    const partner = programme ?? sellerDomain(address);
    if (click) await deps.clicks.add({ ...click, partner });
    return { ...shown, target: url, partner, programme };
  },
});

const buildClick = (
  { id }: TicketPage,
  { caller, requestInfo, now }: RedirectToTicketsDeps,
): Omit<Click, 'partner'> => ({
  id: newId(),
  event_id: id,
  clicked_at: now().toISOString(),
  key_id: caller.holder?.key_id ?? null,
  referring_host: referringHost(requestInfo),
  address_hash: caller.address,
});

const sellerDomain = ({ hostname }: URL) => hostname.replace(/^www\./, '');
