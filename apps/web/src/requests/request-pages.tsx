import {
  createArtistDemand,
  getDemandCount,
  type CityAdvice,
  type GetDemandCountDeps,
} from '@marquee/operations';
import { HiddenField, Isolated, type ComponentChild, FormField } from '@marquee/pages';
import type { PlaceCity } from '@marquee/search';
import { EmailField } from '../account/sign-in/sign-in-pages.tsx';
import { EventRows } from '../components/event-rows.tsx';
import { Form } from '../components/form.tsx';
import { ASK_PATH, artistPath, cityPath, demandPath, pageAddress } from '../components/links.ts';
import { Section } from '../components/section.tsx';
import { ShareLink } from '../components/share-link.tsx';
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
        <h1>
          <Isolated text={title} />
        </h1>,
        isCounted && <p class="lead">{t('demands', { count: city_demands })}</p>,
        <RequestForm
          artist={artist}
          city={qualified_city}
          countryCode={country_code ?? ''}
          context={context}
        />,
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

/** Has a field for each empty text. */
export const RequestForm = ({ artist, city, countryCode, context }: FormProps): ComponentChild => {
  const { t } = context.translator;
  return (
    <Form action={ASK_PATH} label={t('wantButton')}>
      <KnownField name="artist_name" label={t('artist')} value={artist} />
      <KnownField name="city" label={t('yourCity')} value={city} />
      {countryCode !== '' && <HiddenField name="country_code" value={countryCode} />}
      <EmailField name="user_email" label="notifyEmail" />
    </Form>
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
  value === '' ? (
    <FormField name={name} label={label} required maxlength={120} autocomplete="off" />
  ) : (
    <HiddenField name={name} value={value} />
  );

interface CountedProps {
  counted: Awaited<ReturnType<typeof createArtistDemand.run>>;
  /** Null for a city that has no page. */
  city: PlaceCity | null;
  isNotified: boolean;
  /** Whether the artist has a page: others see a new name later. */
  hasPage: boolean;
  /** What the page states about the name of the city. */
  advice: CityAdvice | null;
}

/** The page after a request: the counts, links to related pages and the nearest event. */
export function countedPage(
  { counted, city, isNotified, hasPage, advice }: CountedProps,
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
      <h1>
        <Isolated text={title} />
      </h1>,
      <p class="lead" role="status">
        {t(deduplicated ? 'already' : 'thanks')}
      </p>,
      advice && <CityNote advice={advice} context={context} />,
      isNotified && <p>{t('confirmMail')}</p>,
      <p>{t('demands', { count: city_demands })}</p>,
      <p>{t('rank', { rank: your_rank })}</p>,
      <RelatedPages artist={artist} city={city} hasPage={hasPage} context={context} />,
      nearest_event && (
        <Section title={t('nearest')}>
          <EventRows events={[nearest_event]} context={context} />
        </Section>
      ),
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
  return <p>{used === null ? t('unknownName', { name }) : t('nameUsed', { name, used })}</p>;
};

interface RelatedProps {
  artist: { name: string; slug: string };
  city: PlaceCity | null;
  hasPage: boolean;
  context: PageContext;
}

function RelatedPages({ artist, city, hasPage, context }: RelatedProps): ComponentChild {
  const { t } = context.translator;
  const title = t('whereWanted', { artist: artist.name });
  const toButton = (text: string, path: string, kind = 'button quiet') => (
    <a class={kind} href={pageAddress(path, context)}>
      <Isolated text={text} />
    </a>
  );
  return (
    <p class="actions">
      {toButton(title, demandPath(artist.slug), 'button')}
      <ShareLink title={title} path={demandPath(artist.slug)} context={context} />
      {hasPage && toButton(artist.name, artistPath(artist.slug))}
      {city && toButton(city.name, cityPath({ ...city, city: city.name }, context))}
    </p>
  );
}
