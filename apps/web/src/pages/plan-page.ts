import { getPlan, type GetPlanDeps } from '@marquee/operations';
import {
  h,
  Isolated,
  Notice,
  PlanSection,
  PlanTimeline,
  stripStackedMarks,
  type ComponentChild,
} from '@marquee/ui';
import { describeEvent, formatPlanNotice } from '@marquee/ui/i18n';
import { EventCards } from '../components/event-cards.ts';
import { planPath } from '../components/links.ts';
import { PlanFacts, type Planned } from '../components/plan-facts.ts';
import { ShareLink } from '../components/share-link.ts';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

const find = runner(getPlan);

/** The plan of an evening. The sentences of its parts are English: readers of other languages get the facts. */
export const planPage: Page<GetPlanDeps> = {
  path: '/plan/:slug',
  load: async (deps, values, context) => {
    const plan = await find(deps, { event_id: values.get('slug') });
    const title = `${context.translator.t('plan')}: ${stripStackedMarks(plan.event.title)}`;
    return {
      title,
      description: `${title}, ${describeEvent(plan.event, context).long.date}`,
      canonical: planPath(plan.event.slug),
      isUnlisted: true,
      body: [
        h('h1', null, h(Isolated, { text: title })),
        h(EventCards, { events: [plan.event], context }),
        plan.notice_codes.map((notice) =>
          h(Notice, { key: notice.code }, formatPlanNotice(notice, context.translator)),
        ),
        context.translator.language === 'en'
          ? h(Sections, { plan })
          : hasEvening(plan) && h(PlanFacts, { plan, context }),
        plan.date !== null && h(Calendar, { plan, context }),
      ],
    };
  },
};

const Calendar = ({ plan, context }: { plan: Planned; context: PageContext }): ComponentChild =>
  h(
    'p',
    { class: 'actions' },
    h(
      'a',
      {
        class: 'button quiet',
        href: `${context.addresses.api}/plan.ics?event_id=${encodeURIComponent(plan.event.slug)}`,
      },
      context.translator.t('calendarFile'),
    ),
    h(ShareLink, {
      title: stripStackedMarks(plan.event.title),
      path: planPath(plan.event.slug),
      context,
    }),
  );

const WITHOUT_EVENING: readonly string[] = ['over', 'cancelled', 'postponed'];

const hasEvening = ({ event }: Planned): boolean => !WITHOUT_EVENING.includes(event.phase);

function Sections({ plan }: { plan: Planned }): ComponentChild {
  const { transport, dinner, hotel, outfit, music, timeline } = plan;
  if (!hasEvening(plan))
    return music.options.length > 0 && h(PlanSection, { title: 'Music', section: music });
  return h(
    'div',
    { class: 'halves' },
    timeline.length > 0 && h(PlanTimeline, { plan }),
    h(PlanSection, { title: 'Getting there', section: transport, more: transport.leave_home_tip }),
    h(PlanSection, { title: 'Food', section: dinner }),
    h(PlanSection, { title: 'Hotel', section: hotel }),
    h(PlanSection, { title: 'What to wear', section: outfit }),
    h(PlanSection, { title: 'Music', section: music }),
  );
}
