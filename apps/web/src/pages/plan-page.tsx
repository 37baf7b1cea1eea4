import { formatTimeOfDay } from '@marquee/formats/display';
import {
  getPlan,
  type FindEventsDeps,
  type GetPlanDeps,
  type SearchEventsDeps,
} from '@marquee/operations';
import {
  Isolated,
  Notice,
  PlanSection,
  PlanTimeline,
  stripStackedMarks,
  type ComponentChild,
} from '@marquee/pages';
import { describeEvent, formatPlanNotice } from '@marquee/pages/i18n';
import { CityEvents, dayAhead, findInCity } from '../components/city-events.tsx';
import { EventState } from '../components/event-state.tsx';
import { eventPath, pageAddress, planPath } from '../components/links.ts';
import { findNextEdition } from '../components/next-edition.ts';
import { PlanFacts, type Planned } from '../components/plan-facts.tsx';
import { SampleNote } from '../components/samples.tsx';
import { ShareLink } from '../components/share-link.tsx';
import { Poster } from '../flyers/poster.tsx';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

const find = runner(getPlan);

/**
 * The plan of an evening. The sentences of its parts are English: readers of other languages get
 * the facts.
 */
export const planPage: Page<GetPlanDeps & FindEventsDeps & SearchEventsDeps> = {
  path: '/plan/:slug',
  load: async (deps, values, context) => {
    const plan = await find(deps, { event_id: values.get('slug') });
    const title = `${context.translator.t('plan')}: ${stripStackedMarks(plan.event.title)}`;
    const isOn = hasEvening(plan);
    const [next, inCity] = await Promise.all([
      findNextEdition(deps, plan.event, context),
      isOn ? null : findInCity(deps, plan.event, { day: dayAhead(plan.event, context), context }),
    ]);
    return {
      title,
      description: `${title}, ${describeEvent(plan.event, context).long.date}`,
      canonical: planPath(plan.event.slug),
      isUnlisted: true,
      body: [
        <EventState event={plan.event} next={next} inCity={inCity} context={context} />,
        !isOn && (
          <h1>
            <Isolated text={title} />
          </h1>
        ),
        isOn ? <Evening plan={plan} context={context} /> : <Off plan={plan} context={context} />,
        context.translator.language === 'en' ? (
          <Sections plan={inReadersClock(plan, context)} context={context} />
        ) : (
          isOn && <PlanFacts plan={plan} context={context} />
        ),
        plan.date !== null && <Calendar plan={plan} context={context} />,
        <CityEvents found={inCity} context={context} />,
      ],
    };
  },
};

interface Props {
  plan: Planned;
  context: PageContext;
}

function Evening({ plan, context }: Props): ComponentChild {
  const { event } = plan;
  const { long, place } = describeEvent(event, context);
  return [
    <Poster event={event} title={`${context.translator.t('plan')}: ${event.title}`}>
      <p class="when">
        <time datetime={event.start_utc}>{long.text}</time>
      </p>
      <p class="place">
        <a href={pageAddress(eventPath(event.slug), context)}>
          <Isolated text={event.title} />
        </a>
        {' · '}
        <Isolated text={place} />
      </p>
    </Poster>,
    // The notices of other languages do not have it.
    event.demo && context.translator.language !== 'en' && <SampleNote context={context} />,
    <Notices plan={plan} context={context} />,
  ];
}

/** The event that was to be. The state bar has the news. */
function Off({ plan, context }: Props): ComponentChild {
  const { event } = plan;
  const { long, place } = describeEvent(event, context);
  return [
    <p class="lead">
      <time datetime={event.start_utc}>{long.text}</time>
      {', '}
      <Isolated text={place} />
    </p>,
    <Notices plan={plan} context={context} />,
    <p>
      <a href={pageAddress(eventPath(event.slug), context)}>
        <Isolated text={event.title} />
      </a>
    </p>,
  ];
}

const Notices = ({ plan, context }: Props): ComponentChild =>
  plan.notice_codes
    .filter(({ code }) => !WITHOUT_EVENING.includes(code))
    .map((notice) => (
      <Notice key={notice.code}>{formatPlanNotice(notice, context.translator)}</Notice>
    ));

const Calendar = ({ plan, context }: Props): ComponentChild => (
  <p class="actions">
    <a
      class="button quiet"
      href={`${context.addresses.api}/plan.ics?event_id=${encodeURIComponent(plan.event.slug)}`}
    >
      {context.translator.t('calendarFile')}
    </a>
    <ShareLink
      title={stripStackedMarks(plan.event.title)}
      path={planPath(plan.event.slug)}
      context={context}
    />
  </p>
);

const WITHOUT_EVENING: readonly string[] = ['over', 'cancelled', 'postponed'];

const hasEvening = ({ event }: Planned): boolean => !WITHOUT_EVENING.includes(event.phase);

/** The sentences of a plan have hours of 24; those of the page follow its language. */
function inReadersClock(plan: Planned, { translator: { locale } }: PageContext): Planned {
  const format = (text: string) =>
    text.replace(/\b(?:[01]\d|2[0-3]):[0-5]\d\b/g, (time) =>
      formatTimeOfDay(`2000-01-01T${time}:00`, locale),
    );
  const { transport, dinner, hotel, outfit } = plan;
  const convert = <Part extends { summary: string }>(part: Part): Part => ({
    ...part,
    summary: format(part.summary),
  });
  return {
    ...plan,
    transport: { ...convert(transport), leave_home_tip: format(transport.leave_home_tip) },
    dinner: convert(dinner),
    hotel: convert(hotel),
    outfit: convert(outfit),
  };
}

function Sections({ plan, context }: Props): ComponentChild {
  const { transport, dinner, hotel, outfit, music, timeline } = plan;
  if (!hasEvening(plan))
    return music.options.length > 0 && <PlanSection title="Music" section={music} />;
  const formatTime = (local: string) => formatTimeOfDay(local, context.translator.locale);
  return (
    <div class="halves plan">
      {timeline.length > 0 && <PlanTimeline plan={plan} formatTime={formatTime} />}
      <PlanSection title="Getting there" section={transport} more={transport.leave_home_tip} />
      <PlanSection title="Food" section={dinner} />
      <PlanSection title="Hotel" section={hotel} />
      <PlanSection title="What to wear" section={outfit} />
      <PlanSection title="Music" section={music} />
    </div>
  );
}
