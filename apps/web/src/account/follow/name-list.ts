import { foldText } from '@marquee/domain';
import type { WebhookRecord } from '@marquee/operations';
import { genrePhrases, parseCountries, type Area, type Place } from '@marquee/search';
import { localCountryName } from '../../components/country-name.ts';
import { listFilters } from '../../components/filter-conditions.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PageContext } from '../../page-context.ts';

type Filter = WebhookRecord['filter'];
type Texts = Readonly<Record<string, string>>;

const MAX_NAME_LENGTH = 100;
const MAX_PRICE = 10_000;
/** A continent has no text. */
const MAX_COUNTRIES = 5;
/** Their texts do not contain words of the value: it is one of a list, a number or a box. */
const VOCABULARIES = [
  'category',
  'online',
  'part_of_day',
  'kind',
  'audience',
  'accessibility',
  'language',
  'outdoor',
  'dogs_allowed',
  'bbox',
  'free',
  'price_min',
  'price_max',
];

/**
 * Names the list of a filter: "Berlin, Music". The name has names of the catalogue and texts of the
 * website only, because a mail contains it, and anyone can send any filter for any address.
 */
export async function nameList(
  deps: Dependencies,
  filter: Filter,
  context: PageContext,
): Promise<string> {
  const values = Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, String(value)]),
  );
  const named = { ...context, nameCity: await deps.places.findCityNaming() };
  const parts = [
    ...(await nameRecords(deps, values)),
    ...(await namePlaces(deps, values, named)),
    ...nameConditions(values, named),
    ...(await nameGenres(deps, values['genre'], named)),
  ];
  return shorten(parts.join(', '), MAX_NAME_LENGTH) || context.translator.t('events');
}

async function nameRecords(deps: Dependencies, values: Texts): Promise<string[]> {
  const { artists, venues, organizers, series, now } = deps;
  const find = <Found>(name: string, load: (slug: string) => Promise<Found | null>) =>
    values[name] === undefined ? null : load(values[name].toLowerCase());
  const records = await Promise.all([
    find('artist', (slug) => artists.find(slug, now())),
    find('venue', (slug) => venues.find(slug, now())),
    find('organizer', (slug) => organizers.find(slug, now())),
  ]);
  const found = await find('series', series.find);
  return [...records.map((record) => record?.name), found?.title].filter(
    (name) => name !== undefined,
  );
}

async function namePlaces(
  { places }: Dependencies,
  { city, region, country }: Texts,
  context: PageContext,
): Promise<string[]> {
  if (city !== undefined) {
    const selection = await places.findCities(city);
    if ('online' in selection) return ['Online'];
    return selection.place ? namePlace(selection.place, context) : [];
  }
  const within = country === undefined ? null : findCountry(country);
  if (region === undefined) return within ? namePlace({ area: within }, context) : [];
  const area = await places.findRegion(region, within ? [within] : []);
  return area ? namePlace({ area }, context) : [];
}

/** Returns the countries that a filter selects; null if it excludes some. */
const findCountry = (text: string): Area | null => {
  const { included, excluded } = parseCountries(text, () => undefined);
  return excluded ? null : included;
};

/** "Berlin", "Portland, Maine", "Bavaria", "Germany". */
function namePlace(place: Place, context: PageContext): string[] {
  if ('city' in place)
    return [place.city, ...(place.also ?? [])].map(
      (city) => context.nameCity(city).slice(0, -1).join(', ') || city.name,
    );
  const { regions, countries } = place.area;
  return [
    ...regions.slice(0, 1).map(({ name }) => name),
    ...(regions.length > 0 || countries.length > MAX_COUNTRIES ? [] : countries).map((code) =>
      localCountryName(code, context),
    ),
  ];
}

const nameConditions = (values: Texts, context: PageContext): string[] =>
  listFilters(values, context).flatMap(({ name, text, filter }) => {
    const value = filter?.[name] ?? '';
    // A tag of a language can have parts that are any words, and a number can be that of a phone.
    const isPlain = name !== 'language' || /^!?[a-z]{2,3}$/i.test(value);
    const isSmall = !name.startsWith('price_') || Number(value) <= MAX_PRICE;
    return VOCABULARIES.includes(name) && isPlain && isSmall ? [text] : [];
  });

/** Names genres that the catalogue or the lexicon has. */
async function nameGenres(
  { names }: Dependencies,
  text = '',
  { translator }: PageContext,
): Promise<string[]> {
  const genres = text.split(',').map((part) => part.trim());
  const bare = genres.map((genre) => genre.replace(/^!/, '')).filter(Boolean);
  const stored = await names.findGenres(bare);
  return genres.flatMap((genre) => {
    const plain = genre.replace(/^!/, '');
    const name =
      stored.get(plain)?.[0] ?? (genrePhrases(plain).isKnown ? foldText(plain) : undefined);
    if (name === undefined || plain === '') return [];
    return [genre === plain ? name : translator.t('without', { name })];
  });
}

const MAX_MAILED_NAME = 60;
const MAX_DIGITS = 4;

/**
 * Returns a name as a mail has it. Anyone who publishes events can name records of the catalogue,
 * so mail programs find no address in the name, and it has no phone number.
 */
export function toMailName(name: string, { translator }: Pick<PageContext, 'translator'>): string {
  if ((name.match(/\p{N}/gu) ?? []).length > MAX_DIGITS) return translator.t('events');
  const unlinked = name
    .replace(/([.。．｡])(?=[\p{L}\p{Cf}])/gu, '$1 ')
    .replaceAll('://', ': //')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ');
  return shorten(unlinked, MAX_MAILED_NAME);
}

function shorten(name: string, max: number): string {
  const characters = [...name];
  if (characters.length <= max) return name;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trim()}…`;
}
