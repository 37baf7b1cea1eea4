import { plainLine } from './text.ts';
import { parseList } from './values.ts';

const MAX_GENRES = 12;
const MAX_LENGTH = 50;
// Words with which sources fill a required field.
const NO_GENRE = /^(?:undefined|other|others|unknown|various|miscellaneous|none|n\/a|-)$/;

/** Returns the distinct genres in lower case. */
export const normaliseGenres = (genres: string[] | string | null | undefined): string[] =>
  [
    ...new Set(
      parseList(genres).flatMap((genre) => plainLine(genre, MAX_LENGTH)?.toLowerCase() ?? []),
    ),
  ]
    .filter((genre) => !NO_GENRE.test(genre))
    .slice(0, MAX_GENRES);
