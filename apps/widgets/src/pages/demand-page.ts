import type { InputProblem } from '@marquee/domain';
import { createArtistDemand, getDemandCount, type CityAdvice } from '@marquee/operations';
import { h, type ComponentChild } from '@marquee/ui';
import { DemandForm, type DemandTarget } from '../components/demand-form.ts';
import { EventList } from '../components/event-row.ts';
import { demandAddress, OutLink } from '../components/links.ts';
import { Panel } from '../components/panel.ts';
import { ShareLinks } from '../components/share-links.ts';
import type { RenderedPage, PageContext } from '../page-context.ts';
import { definePage } from './define-page.ts';

/** GET /embed/demand-it: the demand button for an artist in a city, with the number of demands. */
export const demandPage = definePage({
  path: '/embed/demand-it',
  name: 'demand-it',
  operation: getDemandCount,
  render: ({ artist, city, country_code, qualified_city, city_demands }, context) => {
    const { t } = context.translator;
    const title =
      artist === ''
        ? t('wantWhom')
        : city === ''
          ? t('wantHere', { artist })
          : t('wantIn', { artist, city });
    const count =
      city_demands !== null &&
      city_demands > 0 &&
      h('p', { class: 'lead tally' }, t('demands', { count: city_demands }));
    const form = h(DemandForm, {
      target: { artist, city: qualified_city, country_code: country_code ?? undefined },
      context,
    });
    return { title, body: h(Panel, { title, context, children: [count, form] }) };
  },
});

type Counted = Awaited<ReturnType<typeof createArtistDemand.run>>;

/** Renders the form with names that are unknown and similar to known ones. */
export function renderUnknownNames(
  { unknown, ...target }: DemandTarget & { unknown: InputProblem[] },
  context: PageContext,
): RenderedPage {
  const title = context.translator.t('wantIn', { artist: target.artist, city: target.city });
  return {
    title,
    body: h(Panel, { title, context, children: h(DemandForm, { target, unknown, context }) }),
  };
}

interface CountedProps {
  counted: Counted;
  /** The reader confirms the address by a mail. */
  isNotified: boolean;
  /** What the page states about the name of the city. */
  advice: CityAdvice | null;
}

/** Renders the response of the demand button. */
export function renderCountedDemand(
  { counted, isNotified, advice }: CountedProps,
  context: PageContext,
): RenderedPage {
  const { t } = context.translator;
  const { artist, city, city_demands, your_rank, deduplicated, nearest_event } = counted;
  const title = t('wantIn', { artist: artist.name, city: city.name });
  const messages: ComponentChild[] = [
    h('p', { class: 'lead', role: 'status', tabindex: -1 }, t(deduplicated ? 'already' : 'thanks')),
    advice && h('p', null, describeAdvice(advice, context)),
    isNotified && h('p', null, t('confirmMail')),
    h('p', { class: 'tally' }, t('demands', { count: city_demands })),
    h('p', { class: 'tally' }, t('rank', { rank: your_rank })),
  ];
  const nearest = nearest_event && [
    h('h2', null, t('nearest')),
    h(EventList, { events: [nearest_event], context }),
  ];
  const more = h(
    'p',
    { class: 'actions' },
    h(
      OutLink,
      { class: 'button quiet', href: demandAddress(artist.slug, context) },
      t('whereWanted', { artist: artist.name }),
    ),
    h(ShareLinks, { title, address: demandAddress(artist.slug, context), context }),
  );
  return { title, body: h(Panel, { title, context, children: [messages, more, nearest] }) };
}

const describeAdvice = ({ name, used }: CityAdvice, { translator: { t } }: PageContext): string =>
  used === null ? t('unknownName', { name }) : t('nameUsed', { name, used });
