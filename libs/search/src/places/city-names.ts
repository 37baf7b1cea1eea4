import { foldText } from '@marquee/domain';
import { cityKey } from './place-reading.ts';

/** `name`: a name in some language. `abbreviation`: "NYC", valid only as a whole. */
export type CityNameKind = 'name' | 'abbreviation';

const CAPITALS = /^[A-Z][A-Z.]*$/;
const AIRPORT_CODE = /^[A-Z]{3}$/;
const MAX_ABBREVIATION_LENGTH = 5;

/**
 * Returns the folded names of a city by kind. Airport codes are not names, unless they are its
 * initials: "NYC", but not "LOS" for Lagos.
 */
export function cityNameKinds(
  name: string,
  alternateNames: readonly string[],
): Map<string, CityNameKind> {
  const kinds = new Map<string, CityNameKind>();
  const add = (key: string, kind: CityNameKind) => {
    if (key !== '' && kinds.get(key) !== 'name') kinds.set(key, kind);
  };
  for (const text of new Set([name, ...alternateNames])) {
    if (text !== name && isAbbreviation(text)) {
      if (isCode(text, name)) continue;
      add(cityKey(text), 'abbreviation');
      add(foldText(text), 'abbreviation');
    } else {
      add(foldText(text), 'name');
      add(cityKey(text), 'name');
    }
  }
  return kinds;
}

const isAbbreviation = (text: string) =>
  CAPITALS.test(text) && text.length <= MAX_ABBREVIATION_LENGTH;

const isCode = (text: string, name: string) =>
  AIRPORT_CODE.test(text) && text.toLowerCase() !== initialsOf(name);

const initialsOf = (name: string): string =>
  foldText(name)
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
