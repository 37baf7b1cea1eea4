import { editDistance } from '@marquee/search';
import { KNOWN_NAMES } from '../names.ts';

const MAX_EDITS = 2;
const MIN_LENGTH = 5; // two edits turn HOST into HOME and PORT into PATH
const MIN_DISTINCT_LENGTH = 9; // APP_PORT and TCP_PORT are names of other programs
const MAX_SHORT_WORD = 4;

/** Returns one line for each unknown variable that is within two edits of a setting. */
export function misspelledLines(given: Map<string, string>): string[] {
  return [...given.keys()].flatMap((name) => {
    const setting = KNOWN_NAMES.has(name) ? undefined : nearestSetting(name);
    return setting === undefined ? [] : [`${name} is not a setting. Did you mean ${setting}?`];
  });
}

const nearestSetting = (name: string): string | undefined =>
  [...KNOWN_NAMES]
    .filter((setting) => isNear(name, setting))
    .sort((a, b) => edits(name, a) - edits(name, b))[0];

function isNear(name: string, setting: string): boolean {
  if (setting.length < MIN_LENGTH || Math.abs(name.length - setting.length) > MAX_EDITS)
    return false;
  if (isNumbered(name, setting) || edits(name, setting) > MAX_EDITS) return false;
  const [words, settingWords] = [name.split('_'), setting.split('_')];
  if (setting.length < MIN_DISTINCT_LENGTH && words[0] !== settingWords[0]) return false;
  return (
    words.length !== settingWords.length ||
    words.every((word, index) => isNearWord(word, settingWords[index] ?? ''))
  );
}

// REDIS_URL_2 is a second URL, not a typo.
const isNumbered = (name: string, setting: string) =>
  name.startsWith(setting) && /^_?\d+$/.test(name.slice(setting.length));

// HOST is not a misspelled PORT.
const isNearWord = (word: string, known: string) =>
  edits(word, known) <= (known.length > MAX_SHORT_WORD ? MAX_EDITS : 1);

const edits = (name: string, setting: string) => editDistance(name.toUpperCase(), setting);
