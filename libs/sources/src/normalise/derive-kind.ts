import { foldText, KINDS, type Category, type Kind } from '@marquee/domain';
import { findKindIn, findKindWord } from './kind-words.ts';
import { withoutPlace } from './title-place.ts';
import { createWordTable } from './word-table.ts';

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
  nightlife: ['party', 'concert', 'show', 'festival'],
  conference: ['conference', 'talk', 'class', 'fair', 'meetup'],
  festival: ['festival', 'fair', 'market', 'celebration', 'food', 'concert', 'screening'],
};

/** What takes place in a venue with such a name. */
const findKindOfPlace = createWordTable<Kind>([
  {
    meaning: 'screening',
    words:
      'cinema cinemas kino cine cines bioscoop multiplex cineplex filmtheater filmoteca cineteca cinematheque movietheater кинотеатр 映画館 电影院',
    phrases: ['movie theater'],
  },
  {
    meaning: 'exhibition',
    words:
      'museum musee museo museu muzeum gallery galerie galeria galleria kunsthalle kunstverein artgallery pinacoteca музей 博物館 博物馆 美術館 美术馆',
  },
  { meaning: 'science', words: 'planetarium planetario observatory sternwarte 科学館' },
  { meaning: 'match', words: 'stadium stadion stadio estadio stade arena ballpark' },
  { meaning: 'opera', words: 'opernhaus operahouse', phrases: ['opera house'] },
  {
    meaning: 'concert',
    words: 'konzerthaus philharmonie filharmonia auditorium auditorio',
    phrases: ['concert hall', 'music hall'],
  },
  { meaning: 'play', words: 'theatre theater teatro teatr schauspielhaus 劇場 剧院' },
]);

interface KindHints {
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
}

const MAX_DESCRIPTION_LENGTH = 300;

/**
 * Derives the kind: as stated, else from words of title, category and tags, the kind of place, the
 * category, or the description.
 */
export function deriveKind(hints: KindHints): Kind | null {
  const { stated, title, category, isCategoryStated, categoryWord, tags, venue, description } =
    hints;
  const exact = KINDS.find((kind) => kind === stated?.trim().toLowerCase()) ?? null;
  if (exact !== null) return exact;
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
  return (
    findKindIn(texts) ??
    usual?.[0] ??
    (description === null ? null : findKindWord(description.slice(0, MAX_DESCRIPTION_LENGTH))) ??
    (venue === null ? null : findKindOfPlace(foldText(venue)))
  );
}

/** Returns the label before a title: "Exhibition" of "Exhibition: The theatre of the world". */
const findLabel = (title: string): string => /^([^:|]{3,30})[:|]/.exec(title)?.[1] ?? '';

/** "CursosTalleres" → "Cursos Talleres" */
const splitWords = (text: string): string => text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
