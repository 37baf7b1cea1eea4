import { describeState } from '@marquee/formats/display';
import { getPlan, type GetPlanDeps } from '@marquee/operations';
import { Isolated, Notice, StateBar, stripStackedMarks, type ComponentChild } from '@marquee/pages';
import { formatPlanNotice } from '@marquee/pages/i18n';
import type { z } from 'zod';
import { EventList } from '../components/event-row.tsx';
import { OutLink, planAddress } from '../components/links.tsx';
import { Panel } from '../components/panel.tsx';
import { ShareLinks } from '../components/share-links.tsx';
import type { PageContext } from '../page-context.ts';
import { definePage } from './define-page.ts';

type Planned = z.input<typeof getPlan.output>;

interface Props {
  plan: Planned;
  context: PageContext;
}

/**
 * GET /embed/plan/{slug}: the plan of an evening. The sentences of its parts are English: readers
 * of other languages get the facts.
 */
export const planPage = definePage<GetPlanDeps, typeof getPlan.input, typeof getPlan.output>({
  path: '/embed/plan/:event_id',
  name: 'plan',
  operation: getPlan,
  render: (plan, context) => {
    const { t } = context.translator;
    const name = stripStackedMarks(plan.event.title);
    const title = `${t('plan')}: ${name}`;
    const { now, tz, translator } = context;
    const children = [
      <StateBar state={describeState(plan.event, { locale: translator.locale, now, zone: tz })} />,
      <EventList events={[plan.event]} context={context} />,
      plan.notice_codes.map((notice) => (
        <Notice key={notice.code} class="stale">
          {formatPlanNotice(notice, context.translator)}
        </Notice>
      )),
      !WITHOUT_EVENING.includes(plan.event.phase) && <Parts plan={plan} context={context} />,
      <Actions plan={plan} name={name} context={context} />,
    ];
    return { title, body: <Panel title={t('plan')} context={context} children={children} /> };
  },
});

const WITHOUT_EVENING: readonly string[] = ['over', 'cancelled', 'postponed'];

const clock = (local: string): string => local.slice(11, 16);

/** The times, and for each part of the evening a fact and links. */
function Parts({ plan, context }: Props): ComponentChild {
  const { t, locale } = context.translator;
  const { transport, dinner, hotel, outfit, music } = plan;
  const { temperature_c } = outfit.weather;
  const arrival = transport.arrive_by_local;
  const parts = [
    {
      title: t('gettingThere'),
      section: transport,
      fact: arrival && t('beThereBy', { time: clock(arrival) }),
    },
    {
      title: t('food'),
      section: dinner,
      fact: dinner.reserve_at_local && clock(dinner.reserve_at_local),
    },
    { title: t('hotel'), section: hotel, fact: formatStay(hotel, locale) },
    {
      title: t('wear'),
      section: outfit,
      fact: temperature_c === null ? null : formatTemperature(temperature_c, locale),
    },
    { title: t('music'), section: music, fact: null },
  ];
  return [
    <Times plan={plan} context={context} />,
    parts.map((part) => <Part key={part.title} {...part} context={context} />),
  ];
}

function Times({ plan: { timeline, event }, context }: Props): ComponentChild {
  const { t } = context.translator;
  if (timeline.length === 0) return null;
  const names = {
    meal: t('food'),
    arrival: t('gettingThere'),
    event: stripStackedMarks(event.title),
  };
  const steps = timeline.map(({ kind, at_local }) => (
    <li key={at_local}>
      <time datetime={at_local}>{clock(at_local)}</time> <Isolated text={names[kind]} />
    </li>
  ));
  return (
    <section>
      <h2>{t('planTimes')}</h2>
      <ol class="times">{steps}</ol>
    </section>
  );
}

interface PartProps {
  title: string;
  section: Pick<Planned['hotel'], 'summary' | 'options'>;
  fact: string | null;
  context: PageContext;
}

function Part({ title, section: { summary, options }, fact, context }: PartProps): ComponentChild {
  const text = context.translator.language === 'en' ? summary : fact;
  if (text === null && options.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {text !== null && (
        <p class="lead">
          <Isolated text={text} />
        </p>
      )}
      {options.length > 0 && (
        <ul class="chips">
          {options.map((option) => (
            <Option key={option.url} option={option} options={options} context={context} />
          ))}
        </ul>
      )}
    </section>
  );
}

type PlanOption = Planned['hotel']['options'][number];

/**
 * The provider states where a link leads. Several links to one provider lead to artists, whom their
 * labels name.
 */
function Option({
  option,
  options,
  context,
}: {
  option: PlanOption;
  options: PlanOption[];
  context: PageContext;
}) {
  const { url, provider, label } = option;
  const isOnly = options.filter((other) => other.provider === provider).length === 1;
  const kind = context.isAffiliate(url) ? ('seller' as const) : ('site' as const);
  const text = isOnly ? provider : label.replace(` on ${provider}`, ` · ${provider}`);
  return (
    <li>
      <OutLink kind={kind} href={url}>
        <Isolated text={text} />
      </OutLink>
    </li>
  );
}

const formatTemperature = (degrees: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'celsius' }).format(degrees);

function formatStay({ check_in, check_out }: Planned['hotel'], locale: string): string | null {
  if (check_in === null || check_out === null) return null;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return days.formatRange(new Date(check_in), new Date(check_out));
}

const Actions = ({ plan, name, context }: Props & { name: string }): ComponentChild => (
  <p class="actions">
    {plan.date !== null && (
      <a
        class="button quiet"
        href={`${context.addresses.api}/plan.ics?${new URLSearchParams({ event_id: plan.event.slug }).toString()}`}
        download
      >
        {context.translator.t('calendarFile')}
      </a>
    )}
    <ShareLinks title={name} address={planAddress(plan.event.slug, context)} context={context} />
  </p>
);
