import { formatTimeOfDay } from '@marquee/formats/display';
import type { getPlan } from '@marquee/operations';
import { Isolated, type ComponentChild } from '@marquee/pages';
import type { z } from 'zod';
import type { PageContext } from '../page-context.ts';
import type { SiteTranslator } from '../texts/site-translator.ts';
import { translateLabel } from './plan-label.ts';
import { Section } from './section.tsx';

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
  const part = (title: string, { options }: { options: Option[] }, fact: string | false) => (
    <Section title={title}>
      {fact !== false && <p>{fact}</p>}
      <Links options={options} translator={context.translator} />
    </Section>
  );
  return (
    <div class="halves plan">
      {timeline.length > 0 && (
        <Section title={t('planTimes')}>
          <Timeline plan={plan} context={context} />
        </Section>
      )}
      {part(
        t('gettingThere'),
        transport,
        transport.arrive_by_local !== null &&
          t('beThereBy', { time: formatTimeOfDay(transport.arrive_by_local, locale) }),
      )}
      {part(
        t('food'),
        dinner,
        dinner.reserve_at_local !== null && formatTimeOfDay(dinner.reserve_at_local, locale),
      )}
      {part(t('hotel'), hotel, formatStay(hotel, locale) ?? false)}
      {part(t('wear'), outfit, temperature !== null && formatTemperature(temperature, locale))}
      {part(t('music'), music, false)}
    </div>
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
  options.length > 0 && (
    <ul>
      {options.map(({ url, provider, label, note }) => {
        const shownNote = note === null ? null : translateLabel(note, translator);
        return (
          <li key={url}>
            <a href={url} rel="nofollow">
              <Isolated text={nameLink({ label, provider }, translator)} />
            </a>
            <span class="quiet-text">{` ${provider}${shownNote === null ? '' : `. ${shownNote}`}`}</span>
          </li>
        );
      })}
    </ul>
  );

/**
 * The translated label. The label of music is the name of the artist, which needs no translation.
 */
const nameLink = (
  { label, provider }: Pick<Option, 'label' | 'provider'>,
  translator: SiteTranslator,
): string => translateLabel(label, translator) ?? label.replace(` on ${provider}`, '');

const Timeline = ({ plan: { timeline, event }, context }: Props): ComponentChild => {
  const { t, locale } = context.translator;
  const names = { meal: t('food'), arrival: t('gettingThere'), event: event.title };
  return (
    <dl>
      {timeline.map(({ kind, at_local, minutes }) => [
        <dt>
          <time datetime={at_local}>{formatTimeOfDay(at_local, locale)}</time>
        </dt>,
        <dd>
          <Isolated text={names[kind]} />
          {(kind !== 'event' || event.end_utc !== null) && (
            <span class="quiet-text">{` ${formatMinutes(minutes, locale)}`}</span>
          )}
        </dd>,
      ])}
    </dl>
  );
};
