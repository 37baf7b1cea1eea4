import { getPlan, type GetPlanDeps } from '@marquee/operations';
import { h, Isolated, Notice, PlanSection, PlanTimeline, stripStackedMarks, type ComponentChild } from '@marquee/ui';
import { describeEvent } from '@marquee/ui/i18n';
import type { z } from 'zod';
import { EventCards } from '../components/event-cards.ts';
import { planPath } from '../components/links.ts';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

type Planned = z.output<typeof getPlan.output>;

const find = runner(getPlan);

/** The plan of an evening. Its sentences are English, so the page marks them as such. */
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
        h(
          'div',
          { lang: 'en', dir: 'ltr' },
          plan.notices.map((notice) => h(Notice, { key: notice }, notice)),
          h(Sections, { plan }),
        ),
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
  );

const WITHOUT_EVENING: readonly string[] = ['over', 'cancelled', 'postponed'];

function Sections({ plan }: { plan: Planned }): ComponentChild {
  const { transport, dinner, hotel, outfit, music, timeline, event } = plan;
  if (WITHOUT_EVENING.includes(event.phase))
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
