import type { Event, EventOrganizer } from '@marquee/domain';
import { categoryName, fieldValueName, formatTimeOfDay } from '@marquee/formats/display';
import { Isolated, type ComponentChild } from '@marquee/pages';
import { listFieldFacts } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import { artistPath, organizerPath, pageAddress, seriesPath } from './links.ts';

interface Props {
  event: Event;
  context: PageContext;
}

/** What the top of the page does not state, with links to artists and other dates. */
export function EventFacts({ event, context }: Props): ComponentChild {
  const { t, locale } = context.translator;
  const { age_restriction, artists, series, doors_local, organizer } = event;
  const category = categoryName(event.category, locale);
  const kind = event.kind && fieldValueName('kind', event.kind, locale);
  const linkOrganizer = ({ name, slug }: EventOrganizer) =>
    slug === null ? <Isolated text={name} /> : link(organizerPath(slug), name);
  const facts: [string, ComponentChild][] = [
    [t('doors'), doors_local !== null && formatTimeOfDay(doors_local, locale)],
    ...listFieldFacts({ ...event, kind: null }, context.translator),
    [t('age'), age_restriction],
    [
      t('lineup'),
      artists.length > 0 &&
        artists.map(({ name, slug }) => <div key={slug}>{link(artistPath(slug), name)}</div>),
    ],
    [t('organizer'), organizer && linkOrganizer(organizer)],
    [
      t('category'),
      [
        kind !== null && kind !== category && `${kind} · `,
        link(`/search`, category, { category: event.category }),
      ],
    ],
    [
      t('allDates'),
      series && link(seriesPath(series.slug), `${series.title} (${String(series.count)})`),
    ],
  ];
  return (
    <dl class="facts">
      {facts.map(([name, value]) => Boolean(value) && [<dt>{name}</dt>, <dd>{value}</dd>])}
    </dl>
  );

  function link(path: string, text: string, query = {}) {
    return (
      <a href={pageAddress(path, context, query)}>
        <Isolated text={text} />
      </a>
    );
  }
}
