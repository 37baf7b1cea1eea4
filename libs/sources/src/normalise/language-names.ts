import { foldText, languageTag } from '@marquee/domain';

const CODES =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mk ms nb nl no pl pt ro ru se sk sl sq sr sv th tr uk ur vi zh';
// The languages in which sources write the names of languages, next to each language's own.
const NAMING = 'en de fr es it pt nl pl';

let names: ReadonlyMap<string, string> | null = null;

/**
 * Returns the BCP 47 tag of a tag, of a name in the larger European languages or in the language
 * itself, or null.
 */
export function parseLanguage(text: string): string | null {
  const trimmed = text.trim().replaceAll('_', '-');
  names ??= namesOfLanguages();
  return names.get(foldText(trimmed)) ?? languageTag(trimmed);
}

function namesOfLanguages(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const code of CODES.split(' '))
    for (const locale of [...NAMING.split(' '), code]) {
      const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code);
      if (name !== undefined && name !== code) found.set(foldText(name), code);
    }
  return found;
}
