import { foldText, type Category } from '@marquee/domain';
import { findKindHint, findKindWord } from '../kinds/kind-words.ts';
import { createWordTest } from './word-table.ts';

/** What sources write if a performer is required: the type of the record, or a placeholder. */
const FILLERS: ReadonlySet<string> = new Set(
  `organization|organisation|person|performing group|performinggroup|music group|musicgroup|dance group|dancegroup|theater group
  theatergroup|sports team|sportsteam|event|performer|performers|artist|artists|band|bands|dj|djs|various|various artists|multiple artists
  several artists|diverse|diverse kunstler|verschiedene|verschiedene kunstler|varios|varias|varios artistas|artistes divers|artisti vari
  rozni wykonawcy|diverse artiesten|divers|tba|tbc|tbd|n a|na|none|null|undefined|unknown|unknown artist|to be announced|to be confirmed
  to be determined|special guest|special guests|guest|guests|surprise guest|and more|more|and guests|line up|lineup|no lineup
  a confirmar|por confirmar|por anunciar|a definir|da definire|wird bekannt gegeben|a determiner|a venir|未定|調整中|待定|待公布|待公佈|미정`
    .split(/\s*[|\n]\s*/)
    .map(foldText),
);

const namesEnsemble = createWordTest(
  'orchestra orchestre orquesta orquestra orkest -orchester orkiestra band banda choir choeur chor coro koor quartet quartett quatuor cuarteto trio ensemble philharmonic philharmoniker symphony sinfonica club fc united',
);
// A performance of these is often called by its performer alone.
const NAMED_BY_PERFORMER: ReadonlySet<Category> = new Set([
  'music',
  'comedy',
  'nightlife',
  'sports',
]);

interface Context {
  title: string;
  category: Category;
  venue: string | null;
  organizer: string | null;
  url: string | null;
}

/** Returns whether a name is the type of a record or a placeholder, whatever performs. */
export const isPlaceholder = (name: string): boolean => {
  const key = foldText(name);
  return FILLERS.has(key) || FILLERS.has(key.replaceAll(' ', ''));
};

/**
 * Returns a test that recognises names that are no performers: placeholders, and the title, venue,
 * organiser or site again.
 */
export function fillerTest({ title, category, venue, organizer, url }: Context) {
  const site = hostName(url);
  const folded = (text: string | null) => (text === null ? null : foldText(text));
  const [titleKey, venueKey, organizerKey] = [folded(title), folded(venue), folded(organizer)];
  const isTitled =
    NAMED_BY_PERFORMER.has(category) && (findKindWord(title) ?? findKindHint(title)) === null;
  return (name: string): boolean => {
    const key = foldText(name);
    if (isPlaceholder(name) || isAddress(name)) return true;
    if (key === titleKey && !isTitled && !namesEnsemble(key)) return true;
    return (
      key === venueKey ||
      (key === organizerKey && key !== titleKey && !namesEnsemble(key)) ||
      (site !== null && key.replaceAll(' ', '') === site && key !== titleKey)
    );
  };
}

const isAddress = (name: string): boolean =>
  /^(?:https?:\/\/|www\.)|^[\w-]+\.(?:com|org|net)$/i.test(name);

/** "https://www.blue-hall.example/x" → "bluehall" */
function hostName(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const labels = new URL(url).hostname.split('.');
  return labels.at(-2)?.replaceAll('-', '') ?? null;
}
