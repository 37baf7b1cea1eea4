import { foldText } from '@marquee/domain';
import {
  listArtists,
  listVenues,
  type ListArtistsDeps,
  type ListVenuesDeps,
} from '@marquee/operations';
import { editDistance, maxEdits } from '@marquee/search';
import type { PageContext } from '../page-context.ts';
import { runner } from '../pages/page.ts';
import type { Chip } from './chips.tsx';
import { artistPath, pageAddress, venuePath } from './links.ts';

const MAX_NAMES = '3';

const artists = runner(listArtists);
const venues = runner(listVenues);

/**
 * Links to the artists and the venues whose names contain the words of a search, typos included.
 */
export async function findNames(
  deps: ListArtistsDeps & ListVenuesDeps,
  words: string,
  context: PageContext,
): Promise<Chip[]> {
  if (words === '') return [];
  const { t } = context.translator;
  const query = { q: words, limit: MAX_NAMES };
  const [performers, places] = await Promise.all([artists(deps, query), venues(deps, query)]);
  const isMeant = ({ name }: { name: string }) => containsWords(name, words);
  const lead = (path: string, text: string, note: string): Chip => ({
    href: pageAddress(path, context),
    text,
    note,
  });
  return [
    ...performers.artists
      .filter(isMeant)
      .map(({ name, slug }) => lead(artistPath(slug), name, t('artist'))),
    ...places.venues
      .filter(isMeant)
      .map(({ name, slug, city }) => lead(venuePath(slug), name, city ?? t('where'))),
  ];
}

function containsWords(name: string, query: string): boolean {
  const named = foldText(name).split(' ');
  return foldText(query)
    .split(' ')
    .every((word) => named.some((other) => other.startsWith(word) || isTypo(word, other)));
}

const isTypo = (word: string, other: string): boolean =>
  editDistance(word, other) <= maxEdits(word.length);
