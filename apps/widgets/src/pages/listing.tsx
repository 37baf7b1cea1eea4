import { type EventSummary } from '@marquee/domain';
import { splitLongRuns } from '@marquee/formats/display';
import type { PlaceFinder } from '@marquee/operations';
import { stripStackedMarks } from '@marquee/pages';
import { toVariables } from '../appearance/site-sheet.ts';
import { describeForSite } from '../components/describe.ts';
import { toElementTree, type ElementTree } from '../components/element-tree.ts';
import { EventMap } from '../components/event-map.tsx';
import { eventAddress, homeAddress, pageAddress, toRelation } from '../components/links.tsx';
import { displayParameters, listAddress } from '../components/list-address.ts';
import { MonthCalendar } from '../components/month-calendar.tsx';
import { creditText, shownTitle } from '../components/panel.tsx';
import { hasPictures, RowPicture } from '../components/picture.tsx';
import { SearchForm } from '../components/search-form.tsx';
import type { PageContext } from '../page-context.ts';
import { emptyText, listTitle } from './event-list-page.tsx';
import { findAlternatives } from './find-alternatives.ts';
import {
  findDays,
  findList,
  firstMonth,
  unknownOptions,
  type FoundList,
  type ListDeps,
} from './find-list.ts';

type Values = ReadonlyMap<string, string>;

/**
 * Returns a list for our scripts. All texts are translated, so the scripts contain neither texts
 * nor rules.
 */
export async function findListing(
  deps: ListDeps & { places: PlaceFinder },
  values: Values,
  context: PageContext,
) {
  const list = await findList(deps, values, context);
  const isCalendar = context.display.layout === 'calendar';
  const days = isCalendar ? await findDays(deps, values, firstMonth(list, context)) : null;
  const { translator, display } = context;
  const isEmpty = list.events.length === 0;
  const { next, nearby } = isEmpty
    ? await findAlternatives(deps, values, context)
    : { next: [], nearby: [] };
  const rows = [...order(list, context), ...next, ...nearby];
  const isPictured = hasPictures(rows, context);
  const credit = creditText(context);
  const query = new URLSearchParams([...values, ...displayParameters(context)]).toString();
  const warnings = unknownOptions(values);
  return {
    ok: true,
    ...(warnings.length > 0 && { warnings }),
    lang: translator.locale,
    dir: translator.direction,
    variables: toVariables(context.appearance),
    layout: display.layout,
    title: display.title === 'none' ? null : shownTitle(listTitle(list, values, context), context),
    href: pageAddress(`${context.listPath}?${query}`, context),
    by: credit === null ? null : { text: credit, href: homeAddress(context) },
    empty: emptyText(values, context),
    figure: [
      ...(display.search ? toElementTree(<SearchForm values={values} context={context} />) : []),
      ...(days ? toElementTree(<MonthCalendar {...days} values={values} context={context} />) : []),
      ...(next.length > 0
        ? [toNote(`${emptyText(values, context)} ${translator.t('next')}:`)]
        : []),
      ...(nearby.length > 0
        ? [toNote(`${emptyText(values, context)} ${translator.t('nearbyCities')}:`)]
        : []),
      ...(display.layout === 'map'
        ? toElementTree(<EventMap events={list.events} context={context} />)
        : []),
    ],
    pictured: isPictured,
    events: rows.map((event) => ({
      ...toRow(event, context),
      ...(isPictured && { picture: toPicture(event, context) }),
    })),
    more: list.next_cursor === null ? null : toMore(list, list.next_cursor, context),
  };
}

const toNote = (text: string): ElementTree => ['p', { class: 'empty' }, text];

/** Long runs come last. */
function order({ events, values }: FoundList, { display, now, tz }: PageContext): EventSummary[] {
  if (display.past || values.has('q')) return events;
  const { events: others, longRuns } = splitLongRuns(events, { now, zone: tz });
  return [...others, ...longRuns];
}

const toMore = ({ values }: FoundList, cursor: string, context: PageContext) => ({
  text: context.translator.t('more'),
  href: listAddress(values, { cursor }, context),
});

function toRow(event: EventSummary, context: PageContext) {
  const { leaf, long, beside, more, price, place, badges, action } = describeForSite(
    event,
    context,
  );
  return {
    title: stripStackedMarks(event.title),
    href: eventAddress(event.slug, context),
    leaf,
    date: long.date,
    facts: [beside, more, price, stripStackedMarks(place)].filter((fact) => fact !== null),
    states: badges,
    off: event.status === 'cancelled',
    tickets: action && {
      text: action.text,
      label: action.label,
      href: action.href,
      rel: toRelation(action.kind),
    },
  };
}

function toPicture(event: EventSummary, context: PageContext): ElementTree | undefined {
  const isSmall = context.display.layout !== 'cards';
  const options = { event, context, isSmall, base: context.addresses.widgets };
  return toElementTree(<RowPicture {...options} />)[0];
}
