import { eventPageUrl } from '@marquee/domain';
import {
  findAction,
  formatPlace,
  formatPrice,
  formatSpan,
  placeName,
} from '@marquee/formats/display';
import type { getPlan } from '@marquee/operations';
import {
  Isolated,
  Notice,
  PlanSection,
  PlanTimeline,
  stripStackedMarks,
  type ComponentChild,
} from '@marquee/pages';
import type { z } from 'zod';
import { LOCALE } from './event-badges.tsx';
import { htmlFormat, type PageReader } from './html-page.ts';

type Planned = z.output<typeof getPlan.output>;

interface Props {
  plan: Planned;
  reader: PageReader;
}

/** GET /plan for people. */
export const planPage = htmlFormat<typeof getPlan.output>((plan, reader) => ({
  title: `Plan: ${stripStackedMarks(plan.event.title)}`,
  description: plan.narrative ?? `Travel, dinner, hotel and music for ${plan.event.title}`,
  canonical: toAddress('/plan', { plan, reader }),
  isUnlisted: true,
  children: [
    plan.notices.map((notice) => <Notice key={notice}>{notice}</Notice>),
    <EventFacts plan={plan} reader={reader} />,
    plan.narrative !== undefined && (
      <p>
        <Isolated text={plan.narrative} />
      </p>
    ),
    <Actions plan={plan} reader={reader} />,
    plan.timeline.length > 0 && <PlanTimeline plan={plan} />,
    <Sections plan={plan} />,
  ],
}));

function EventFacts({ plan: { event }, reader: { now } }: Props): ComponentChild {
  const when = event.date_tbd
    ? null
    : formatSpan(event, { locale: LOCALE, now, style: 'long', withZone: true }).text;
  const where = placeName(event) ?? (event.city === 'Online' ? formatPlace(event, LOCALE) : null);
  const facts = [
    ['When', when],
    ['Where', where],
    ['Price', formatPrice(event, LOCALE)],
  ] as const;
  return (
    <dl>
      {facts.map(
        ([name, text]) =>
          text !== null && [
            <dt>{name}</dt>,
            <dd>
              <Isolated text={text} />
            </dd>,
          ],
      )}
    </dl>
  );
}

function Actions({ plan, reader }: Props): ComponentChild {
  const { event, date } = plan;
  const { label, target } = findAction(event, LOCALE);
  const hasTickets = label !== null && target === 'ticket';
  return (
    <p class="actions">
      {hasTickets && (
        <a class="button" href={`${reader.site.api}/click/${event.slug}`}>
          {label}
        </a>
      )}
      {date !== null && (
        <a class="button quiet" href={toAddress('/plan.ics', { plan, reader })}>
          Add to calendar
        </a>
      )}
      <a class="button quiet" href={eventPageUrl(event.slug, reader.site)}>
        Event page
      </a>
    </p>
  );
}

function Sections({ plan }: Pick<Props, 'plan'>): ComponentChild {
  const { transport, dinner, hotel, outfit, music } = plan;
  const isOff =
    plan.event.phase === 'over' ||
    plan.event.phase === 'cancelled' ||
    plan.event.phase === 'postponed';
  if (isOff) return music.options.length > 0 && <PlanSection title="Music" section={music} />;
  return [
    <PlanSection title="Getting there" section={transport} more={transport.leave_home_tip} />,
    <PlanSection title="Food" section={dinner} />,
    <PlanSection title="Hotel" section={hotel} />,
    <PlanSection title="What to wear" section={outfit} more={listMore(outfit.items)} />,
    <PlanSection title="Music" section={music} />,
  ];
}

// The summary names the first two.
const listMore = (items: string[]) =>
  items.length > 2 ? `Also: ${items.slice(2).join(', ')}.` : '';

const toAddress = (path: '/plan' | '/plan.ics', { plan, reader }: Props) =>
  `${reader.site.api}${path}?${new URLSearchParams({ event_id: plan.event.slug }).toString()}`;
