import type { InputProblem } from '@marquee/domain';
import { createArtistDemand, getDemandCount, type CityAdvice } from '@marquee/operations';
import { type ComponentChild } from '@marquee/pages';
import { DemandForm, type DemandTarget } from '../components/demand-form.tsx';
import { EventList } from '../components/event-row.tsx';
import { demandAddress, OutLink } from '../components/links.tsx';
import { Panel } from '../components/panel.tsx';
import { ShareLinks } from '../components/share-links.tsx';
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
    const count = city_demands !== null && city_demands > 0 && (
      <p class="lead tally">{t('demands', { count: city_demands })}</p>
    );
    const form = (
      <DemandForm
        target={{ artist, city: qualified_city, country_code: country_code ?? undefined }}
        context={context}
      />
    );
    return { title, body: <Panel title={title} context={context} children={[count, form]} /> };
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
    body: (
      <Panel
        title={title}
        context={context}
        children={<DemandForm target={target} unknown={unknown} context={context} />}
      />
    ),
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
    <p class="lead" role="status" tabindex={-1}>
      {t(deduplicated ? 'already' : 'thanks')}
    </p>,
    advice && <p>{describeAdvice(advice, context)}</p>,
    isNotified && <p>{t('confirmMail')}</p>,
    <p class="tally">{t('demands', { count: city_demands })}</p>,
    <p class="tally">{t('rank', { rank: your_rank })}</p>,
  ];
  const nearest = nearest_event && [
    <h2>{t('nearest')}</h2>,
    <EventList events={[nearest_event]} context={context} />,
  ];
  const more = (
    <p class="actions">
      <OutLink class="button quiet" href={demandAddress(artist.slug, context)}>
        {t('whereWanted', { artist: artist.name })}
      </OutLink>
      <ShareLinks title={title} address={demandAddress(artist.slug, context)} context={context} />
    </p>
  );
  return {
    title,
    body: <Panel title={title} context={context} children={[messages, more, nearest]} />,
  };
}

const describeAdvice = ({ name, used }: CityAdvice, { translator: { t } }: PageContext): string =>
  used === null ? t('unknownName', { name }) : t('nameUsed', { name, used });
