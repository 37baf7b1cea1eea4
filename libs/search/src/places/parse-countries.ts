import { COUNTRIES, foldText } from '@marquee/domain';
import { editDistance } from '../words/edit-distance.ts';
import { parseArea, type Area } from './parse-area.ts';
import { createRegionIndex } from './region-index.ts';

/** Countries to include and to exclude. No included one means all. */
export interface CountrySelection {
  included: Area | null;
  excluded: Area | null;
}

const nation = (code: string, name: string) => ({ country_code: 'GB', code, name, population: 1 });
const NATIONS = createRegionIndex([
  nation('ENG', 'England'),
  nation('NIR', 'Northern Ireland'),
  nation('SCT', 'Scotland'),
  nation('WLS', 'Wales'),
]);

/**
 * Parses countries, groups of countries and nations of GB, separated by commas. A leading `!`
 * excludes one. Calls `onUnknown` for each other text.
 */
export function parseCountries(text: string, onUnknown: (part: string) => void): CountrySelection {
  const parts = text.split(',').map((each) => each.trim());
  const isPlain = parts.every((part) => part !== '' && !part.startsWith('!'));
  const whole = isPlain ? parseArea(text, NATIONS) : null; // "Hong Kong, China" contains a comma
  if (whole) return { included: whole, excluded: null };
  const selection: CountrySelection = { included: null, excluded: null };
  for (const part of parts) {
    const name = part.replace(/^!\s*/, '');
    const area = name.startsWith('!') ? null : parseArea(name, NATIONS);
    const side = part.startsWith('!') ? 'excluded' : 'included';
    if (area) selection[side] = uniteAreas(selection[side], area);
    else onUnknown(part);
  }
  return selection;
}

function uniteAreas(area: Area | null, other: Area): Area {
  if (!area) return other;
  return {
    ...area,
    countries: [...area.countries, ...other.countries],
    regions: [...area.regions, ...other.regions],
  };
}

const MAX_TYPOS = 2;

/** Returns the English name of the country that a misspelled text most likely means, or null. */
export function suggestCountry(text: string): string | null {
  const name = foldText(text);
  const ranked = COUNTRIES.map((country) => ({
    country,
    typos: editDistance(name, foldText(country.name)),
  }));
  const [nearest] = ranked.sort((a, b) => a.typos - b.typos);
  return nearest && nearest.typos <= MAX_TYPOS && name.length > MAX_TYPOS + 1
    ? nearest.country.name
    : null;
}
