import { describeState } from '@marquee/formats/display';
import { getPlan, type GetPlanDeps } from '@marquee/operations';
import {
  Isolated,
  Notice,
  PlanSection,
  PlanTimeline,
  StateBar,
  stripStackedMarks,
  type ComponentChild,
} from '@marquee/pages';
import { describeEvent, formatPlanNotice } from '@marquee/pages/i18n';
import { EventRows } from '../components/event-rows.tsx';
import { planPath } from '../components/links.ts';
import { PlanFacts, type Planned } from '../components/plan-facts.tsx';
import { ShareLink } from '../components/share-link.tsx';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

const find = runner(getPlan);

/**
 * The plan of an evening. The sentences of its parts are English: readers of other languages get
 * the facts.
 */
export const planPage: Page<GetPlanDeps> = {
  path: '/plan/:slug',
  load: async (deps, values, context) => {
    const plan = await find(deps, { event_id: values.get('slug') });
    const { locale } = context.translator;
    const title = `${context.translator.t('plan')}: ${stripStackedMarks(plan.event.title)}`;
    return {
      title,
      description: `${title}, ${describeEvent(plan.event, context).long.date}`,
      canonical: planPath(plan.event.slug),
      isUnlisted: true,
      body: [
        <StateBar state={describeState(plan.event, { locale, now: context.now })} />,
        <h1>
          <Isolated text={title} />
        </h1>,
        <h2>{context.translator.t('when')}</h2>,
        <EventRows events={[plan.event]} context={context} />,
        plan.notice_codes.map((notice) => (
          <Notice key={notice.code}>{formatPlanNotice(notice, context.translator)}</Notice>
        )),
        context.translator.language === 'en' ? (
          <Sections plan={plan} />
        ) : (
          hasEvening(plan) && <PlanFacts plan={plan} context={context} />
        ),
        plan.date !== null && <Calendar plan={plan} context={context} />,
      ],
    };
  },
};

const Calendar = ({ plan, context }: { plan: Planned; context: PageContext }): ComponentChild => (
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

function Sections({ plan }: { plan: Planned }): ComponentChild {
  const { transport, dinner, hotel, outfit, music, timeline } = plan;
  if (!hasEvening(plan))
    return music.options.length > 0 && <PlanSection title="Music" section={music} />;
  return (
    <div class="halves">
      {timeline.length > 0 && <PlanTimeline plan={plan} />}
      <PlanSection title="Getting there" section={transport} more={transport.leave_home_tip} />
      <PlanSection title="Food" section={dinner} />
      <PlanSection title="Hotel" section={hotel} />
      <PlanSection title="What to wear" section={outfit} />
      <PlanSection title="Music" section={music} />
    </div>
  );
}
