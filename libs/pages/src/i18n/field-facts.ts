import type { Event } from '@marquee/domain';
import { fieldValueName, languageName } from '@marquee/formats/display';
import type { Translator } from './translator.ts';

type Stated = Pick<
  Event,
  'kind' | 'audience' | 'languages' | 'accessibility' | 'outdoor' | 'dogs_allowed'
>;

/**
 * Returns what sources state about an event beyond time, place and price: pairs of a name and a
 * text.
 */
export function listFieldFacts(event: Stated, { t, locale }: Translator): [string, string][] {
  const { kind, audience, languages, outdoor, dogs_allowed } = event;
  const list = (texts: (string | false | null)[]) =>
    texts.filter((text) => text !== null && text !== false).join(' · ');
  const facts: [string, string][] = [
    [t('kinds'), list([kind && fieldValueName('kind', kind, locale), outdoor && t('openAir')])],
    [
      t('audience'),
      list([
        audience && fieldValueName('audience', audience, locale),
        dogs_allowed && t('dogsWelcome'),
        dogs_allowed === false && t('noDogs'),
      ]),
    ],
    [t('languages'), list(languages.map((tag) => languageName(tag, locale)))],
    [t('accessibility'), list(describeAccess(event, { t, locale }))],
  ];
  return facts.filter(([, text]) => text !== '');
}

/** What is missing is stated, too: a person relies on it. */
const describeAccess = (
  { accessibility }: Pick<Stated, 'accessibility'>,
  { t, locale }: Pick<Translator, 't' | 'locale'>,
): (string | null)[] =>
  Object.entries(accessibility).map(([feature, isStated]) => {
    const name = fieldValueName('accessibility', feature, locale);
    if (name === null || typeof isStated !== 'boolean') return null;
    return isStated ? name : t('notAvailable', { name });
  });
