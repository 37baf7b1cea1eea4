import { formatTimeOfDay } from '@marquee/formats/display';
import type { getPlan } from '@marquee/operations';
import { h, Isolated, type ComponentChild } from '@marquee/ui';
import type { z } from 'zod';
import type { PageContext } from '../page-context.ts';
import type { SiteTranslator } from '../texts/site-translator.ts';
import { translateLabel } from './plan-label.ts';
import { Section } from './section.ts';

export type Planned = z.output<typeof getPlan.output>;

interface Props {
  plan: Planned;
  context: PageContext;
}

/** The facts of a plan in the reader's language, without its sentences, which are English. */
export function PlanFacts({ plan, context }: Props): ComponentChild {
  const { t, locale } = context.translator;
  const { transport, dinner, hotel, outfit, music, timeline } = plan;
  const temperature = outfit.weather.temperature_c;
  const part = (title: string, { options }: { options: Option[] }, fact: string | false) =>
    h(
      Section,
      { title },
      fact !== false && h('p', null, fact),
      h(Links, { options, translator: context.translator }),
    );
  return h(
    'div',
    { class: 'halves' },
    timeline.length > 0 && h(Section, { title: t('planTimes') }, h(Timeline, { plan, context })),
    part(
      t('gettingThere'),
      transport,
      transport.arrive_by_local !== null &&
        t('beThereBy', { time: formatTimeOfDay(transport.arrive_by_local, locale) }),
    ),
    part(
      t('food'),
      dinner,
      dinner.reserve_at_local !== null && formatTimeOfDay(dinner.reserve_at_local, locale),
    ),
    part(t('hotel'), hotel, formatStay(hotel, locale) ?? false),
    part(t('wear'), outfit, temperature !== null && formatTemperature(temperature, locale)),
    part(t('music'), music, false),
  );
}

const formatTemperature = (degrees: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'celsius' }).format(degrees);

function formatMinutes(minutes: number, locale: string): string {
  const format = (value: number, unit: 'hour' | 'minute') =>
    value > 0 ? [new Intl.NumberFormat(locale, { style: 'unit', unit }).format(value)] : [];
  return [...format(Math.floor(minutes / 60), 'hour'), ...format(minutes % 60, 'minute')].join(' ');
}

function formatStay({ check_in, check_out }: Planned['hotel'], locale: string): string | null {
  if (check_in === null || check_out === null) return null;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return days.formatRange(new Date(check_in), new Date(check_out));
}

type Option = Planned['hotel']['options'][number];

interface LinksProps {
  options: Option[];
  translator: SiteTranslator;
}

const Links = ({ options, translator }: LinksProps): ComponentChild =>
  options.length > 0 &&
  h(
    'ul',
    null,
    options.map(({ url, provider, label, note }) => {
      const shownNote = note === null ? null : translateLabel(note, translator);
      return h(
        'li',
        { key: url },
        h(
          'a',
          { href: url, rel: 'nofollow' },
          h(Isolated, { text: nameLink({ label, provider }, translator) }),
        ),
        h(
          'span',
          { class: 'quiet-text' },
          ` ${provider}${shownNote === null ? '' : `. ${shownNote}`}`,
        ),
      );
    }),
  );

/** The translated label. The label of music is the name of the artist, which needs no translation. */
const nameLink = (
  { label, provider }: Pick<Option, 'label' | 'provider'>,
  translator: SiteTranslator,
): string => translateLabel(label, translator) ?? label.replace(` on ${provider}`, '');

const Timeline = ({ plan: { timeline, event }, context }: Props): ComponentChild => {
  const { t, locale } = context.translator;
  const names = { meal: t('food'), arrival: t('gettingThere'), event: event.title };
  return h(
    'dl',
    null,
    timeline.map(({ kind, at_local, minutes }) => [
      h('dt', null, h('time', { datetime: at_local }, formatTimeOfDay(at_local, locale))),
      h(
        'dd',
        null,
        h(Isolated, { text: names[kind] }),
        (kind !== 'event' || event.end_utc !== null) &&
          h('span', { class: 'quiet-text' }, ` ${formatMinutes(minutes, locale)}`),
      ),
    ]),
  );
};
