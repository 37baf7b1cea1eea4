import { slugify, type EventSummary } from '@marquee/domain';

type Named = Pick<EventSummary, 'title' | 'artists' | 'category'>;

// Symbols, and marks around a name.
const DECORATION = /[\p{Extended_Pictographic}\p{Cc}\p{Cf}"“”„«»*#]/gu;
const ADDITION = /\s*[([{].*?[)\]}]/gu;
const VERSUS = /\s+(?:vs?\.?|versus|gegen|contre|contra)\s+/iu;
/** What begins a subtitle. */
const SUBTITLE = /:\s|\s[–—|@·•-]\s/u;
const MAX_TITLE_LENGTH = 34;
const MIN_MAIN_LENGTH = 4;

/**
 * Returns the name that a flyer has: of the first artist if the title contains it, else the title
 * without additions. Null if the page is about that name.
 */
export function flyerName(event: Named, pageName: string | undefined): string | null {
  const title = slugify(event.title);
  const artist = event.artists.find(({ name }) => title.includes(slugify(name)));
  const isShared = event.category === 'sports'; // both sides of a game are in the title
  const names = [...(artist && !isShared ? [artist.name] : []), event.title];
  const page = pageName === undefined ? null : slugify(pageName);
  const name = names.map(toPlain).find((each) => each !== '' && slugify(each) !== page);
  return name ?? null;
}

function toPlain(title: string): string {
  const plain = title.replace(DECORATION, ' ').replace(/\s+/gu, ' ').trim();
  const short = plain.replace(ADDITION, '').replace(VERSUS, ' ').trim() || plain;
  const [main = ''] = short.split(SUBTITLE);
  const isLong = short.length > MAX_TITLE_LENGTH;
  return isLong && main.length >= MIN_MAIN_LENGTH ? main.trim() : short;
}
