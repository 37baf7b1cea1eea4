import { foldText, KINDS, type Category, type Kind } from '@marquee/domain';
import { withoutPlace } from '../normalise/title-place.ts';
import {
  canHaveSubject,
  findKindHint,
  findKindHintInText,
  findKindIn,
  findKindWord,
  findPreciseKindIn,
} from './kind-words.ts';
import { findKindOfPlace } from './place-words.ts';
import { findKindOfForm } from './title-form.ts';

/**
 * The kinds of a category that a source states. Titles are names there: "Market Club" plays a
 * concert. The first is the usual one.
 */
const KINDS_OF_CATEGORY: Readonly<Partial<Record<Category, readonly Kind[]>>> = {
  music: ['concert', 'opera', 'festival', 'party'],
  sports: ['match', 'race', 'fitness', 'game', 'class'],
  theater: ['play', 'opera', 'dance', 'circus', 'show', 'concert', 'family'],
  film: ['screening', 'festival'],
  comedy: ['show', 'festival'],
  nightlife: ['party', 'concert', 'show', 'festival', 'game'],
  conference: ['conference', 'talk', 'class', 'fair', 'meetup'],
  festival: ['festival', 'fair', 'market', 'celebration', 'food', 'concert', 'screening'],
};

export interface KindHints {
  /** The source's word for the kind. */
  stated: string | null | undefined;
  title: string;
  category: Category;
  /** The source states the category, or it was set for the whole source. */
  isCategoryStated: boolean;
  /** The source's word for the category. */
  categoryWord: string | null | undefined;
  tags: string[];
  venue: string | null;
  description: string | null;
  /** How many days it lasts. Null if no end is stated. */
  days: number | null;
}

const MAX_DESCRIPTION_LENGTH = 300;
/** What lasts longer at one place is shown there. */
const DAYS_OF_EXHIBITION = 14;

/**
 * Derives the kind: as stated, else from words of title, category and tags, the form of the title,
 * the kind of place, the category, or the description.
 */
export function deriveKind(hints: KindHints): Kind | null {
  const { stated, title, category, isCategoryStated, categoryWord, venue, description } = hints;
  const exact = KINDS.find((kind) => kind === stated?.trim().toLowerCase()) ?? null;
  if (exact !== null) return exact;
  const tags = withoutVenue(hints.tags, venue);
  const texts = [
    findLabel(title),
    splitWords(stated ?? ''),
    withoutPlace(title),
    categoryWord ?? '',
    ...tags,
  ];
  const usual = KINDS_OF_CATEGORY[category];
  if (isCategoryStated && usual)
    return findKindIn(texts, (kind) => usual.includes(kind)) ?? usual[0] ?? null;
  const place = venue === null ? null : findKindOfPlace(venue);
  const described = description === null ? null : findDescribedKind(description);
  const named = findPreciseKindIn(texts);
  const ofCategory = findKindIn([categoryWord ?? '', ...tags]);
  if (canHaveSubject(ofCategory, named)) return ofCategory;
  // Acts also call their concerts shows.
  if (named === 'show' && SHOW.test(title) && [described, place].includes('concert'))
    return 'concert';
  const isActOnTour = ACT_ON_TOUR.test(title) || (place === 'concert' && TOUR_NAME.test(title));
  if (named === 'tour' && isActOnTour) return 'concert';
  return named ?? usual?.[0] ?? findUnnamedKind(hints, described, place) ?? findKindIn(texts);
}

/** Returns the kind of an event that no word of its title, category and tags names. */
function findUnnamedKind(
  { title, description, days }: KindHints,
  described: Kind | null,
  place: Kind | null,
): Kind | null {
  const hinted = findKindHint(withoutPlace(title));
  const inText = description === null ? null : findKindHintInText(opening(description));
  const ofForm = findKindOfForm(title);
  const ofPlace = place === 'exhibition' && days !== null && days <= 1 ? null : place;
  const shown = days !== null && days >= DAYS_OF_EXHIBITION ? 'exhibition' : null;
  if (ofForm === 'match') return ofForm;
  return described ?? hinted ?? ofForm ?? inText ?? ofPlace ?? shown;
}

/** A tag that repeats the venue is not about the event: "Town Theatre". */
function withoutVenue(tags: string[], venue: string | null): string[] {
  if (venue === null) return tags;
  const name = ` ${foldText(venue)} `;
  return tags.filter((tag) => foldText(tag) === '' || !name.includes(` ${foldText(tag)} `));
}

const SHOW = /\bshows?\b/i;
/** "Red Owls – Farewell Tour", "Red Owls: Tour 2027" */
const ACT_ON_TOUR =
  /\b(?:farewell|world|europe(?:an)?|uk|american|reunion|anniversary|album|headline) tour\b|\btour 20\d\d$/i;
/** "Ana Roy – Still Here Tour" */
const TOUR_NAME = /[-–—:|]\s(?!.*\b(?:guided|backstage)\b).*\btour$/i;

const opening = (description: string): string =>
  description.slice(0, MAX_DESCRIPTION_LENGTH).replaceAll(NO_WORDS, ' ');

/** Returns the kind that the first sentence with one names: a text begins with what it is about. */
function findDescribedKind(description: string): Kind | null {
  const sentences = opening(description).split(/[.!?。！？]+(?:\s|$)|\n+/);
  for (const sentence of sentences) {
    const kind = findKindWord(sentence);
    if (kind !== null && !INCIDENTAL.has(kind)) return kind;
  }
  return null;
}

// Texts name clubs, anniversaries and committees that are not what takes place.
const INCIDENTAL: ReadonlySet<Kind> = new Set(['meetup', 'celebration', 'civic', 'fair']);

// "Of course" is no course.
const NO_WORDS = /\bhttps?:\S+|\bwww\.\S+|\S+@\S+|\bof course\b|\b(?:world|first|high)-class\b/gi;

/** Returns the label before a title: "Exhibition" of "Exhibition: The theatre of the world". */
const findLabel = (title: string): string => /^([^:|]{3,30})[:|]/.exec(title)?.[1] ?? '';

/** "CursosTalleres" → "Cursos Talleres" */
const splitWords = (text: string): string => text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
