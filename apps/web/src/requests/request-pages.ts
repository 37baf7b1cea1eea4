import {
  createArtistDemand,
  getDemandCount,
  type CityAdvice,
  type GetDemandCountDeps,
} from '@marquee/operations';
import type { PlaceCity } from '@marquee/search';
import { h, HiddenField, Isolated, type ComponentChild } from '@marquee/ui';
import { EmailField } from '../account/sign-in-pages.ts';
import { EventCards } from '../components/event-cards.ts';
import { Form, FormField } from '../components/form.ts';
import { ASK_PATH, artistPath, cityPath, demandPath, pageAddress } from '../components/links.ts';
import { Section } from '../components/section.ts';
import { ShareLink } from '../components/share-link.ts';
import type { PageContext, RenderedPage } from '../page-context.ts';
import { runner, type Page } from '../pages/page.ts';

const findCount = runner(getDemandCount);

/** The form to request an artist in a city. The query can contain both. */
export const requestPage: Page<GetDemandCountDeps> = {
  path: ASK_PATH,
  query: ['artist', 'city', 'country_code'],
  load: async (deps, values, context) => {
    const { artist, city, qualified_city, country_code, city_demands } = await findCount(
      deps,
      values,
    );
    const { t } = context.translator;
    const title =
      artist === ''
        ? t('wantWhom')
        : city === ''
          ? t('wantHere', { artist })
          : t('wantIn', { artist, city });
    const isCounted = city_demands !== null && city_demands > 0;
    return {
      title,
      canonical: ASK_PATH,
      isUnlisted: values.size > 0,
      body: [
        h('h1', null, h(Isolated, { text: title })),
        isCounted && h('p', { class: 'lead' }, t('demands', { count: city_demands })),
        h(RequestForm, { artist, city: qualified_city, countryCode: country_code ?? '', context }),
      ],
    };
  },
};

interface FormProps {
  artist: string;
  city: string;
  countryCode: string;
  context: PageContext;
}

const RequestForm = ({ artist, city, countryCode, context }: FormProps): ComponentChild => {
  const { t } = context.translator;
  return h(
    Form,
    { action: ASK_PATH, label: t('wantButton') },
    h(KnownField, { name: 'artist_name', label: t('artist'), value: artist }),
    h(KnownField, { name: 'city', label: t('yourCity'), value: city }),
    countryCode !== '' && h(HiddenField, { name: 'country_code', value: countryCode }),
    h(EmailField, { name: 'user_email', label: 'notifyEmail' }),
  );
};

/** A field to fill in, or a hidden field with the known value. */
const KnownField = ({
  name,
  label,
  value,
}: {
  name: string;
  label: string;
  value: string;
}): ComponentChild =>
  value === ''
    ? h(FormField, { name, label, required: true, maxlength: 120, autocomplete: 'off' })
    : h(HiddenField, { name, value });

interface CountedProps {
  counted: Awaited<ReturnType<typeof createArtistDemand.run>>;
  /** Null for a city that has no page. */
  city: PlaceCity | null;
  isNotified: boolean;
  /** What the page states about the name of the city. */
  advice: CityAdvice | null;
}

/** The page after a request: the counts, links to related pages and the nearest event. */
export function countedPage(
  { counted, city, isNotified, advice }: CountedProps,
  context: PageContext,
): RenderedPage {
  const { artist, city_demands, your_rank, deduplicated, nearest_event } = counted;
  const { t } = context.translator;
  const title = t('wantIn', { artist: artist.name, city: counted.city.name });
  return {
    title,
    canonical: ASK_PATH,
    isUnlisted: true,
    body: [
      h('h1', null, h(Isolated, { text: title })),
      h('p', { class: 'lead', role: 'status' }, t(deduplicated ? 'already' : 'thanks')),
      advice && h(CityNote, { advice, context }),
      isNotified && h('p', null, t('confirmMail')),
      h('p', null, t('demands', { count: city_demands })),
      h('p', null, t('rank', { rank: your_rank })),
      h(RelatedPages, { artist, city, context }),
      nearest_event &&
        h(Section, { title: t('nearest') }, h(EventCards, { events: [nearest_event], context })),
    ],
  };
}

const CityNote = ({
  advice,
  context,
}: {
  advice: CityAdvice;
  context: PageContext;
}): ComponentChild => {
  const { t } = context.translator;
  const { name, used } = advice;
  return h('p', null, used === null ? t('unknownName', { name }) : t('nameUsed', { name, used }));
};

interface RelatedProps {
  artist: { name: string; slug: string };
  city: PlaceCity | null;
  context: PageContext;
}

function RelatedPages({ artist, city, context }: RelatedProps): ComponentChild {
  const { t } = context.translator;
  const title = t('whereWanted', { artist: artist.name });
  const toButton = (text: string, path: string, kind = 'button quiet') =>
    h('a', { class: kind, href: pageAddress(path, context) }, h(Isolated, { text }));
  return h(
    'p',
    { class: 'actions' },
    toButton(title, demandPath(artist.slug), 'button'),
    h(ShareLink, { title, path: demandPath(artist.slug), context }),
    toButton(artist.name, artistPath(artist.slug)),
    city && toButton(city.name, cityPath({ ...city, city: city.name }, context)),
  );
}
