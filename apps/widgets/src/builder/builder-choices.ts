import { LANGUAGES } from '@marquee/pages/i18n';
import type { BuilderTranslator } from './builder-translator.ts';
import { WIDGET_NAMES, type WidgetName } from './widget-options.ts';

/** Values of a field with their texts. */
export type Choices = readonly (readonly [value: string, text: string])[];

const WIDGETS = {
  events: 'wEvents',
  city: 'wCity',
  event: 'wEvent',
  artist: 'wArtist',
  venue: 'wVenue',
  series: 'wSeries',
  plan: 'wPlan',
  articles: 'wArticles',
  'demand-it': 'wDemand',
  'follow-city': 'wFollow',
  'submit-event': 'wSubmit',
  'connect-calendar': 'wConnect',
} as const satisfies Record<WidgetName, string>;

/** Returns the choices of each field with fixed values. */
export function listChoices({ t, shared }: BuilderTranslator) {
  const optional = [
    ['', t('off')],
    ['1', t('on')],
  ] as const;
  const languages = listLanguages(shared.locale);
  return {
    widget: WIDGET_NAMES.map((name) => [name, t(WIDGETS[name])] as const),
    sort: [
      ['', t('soonest')],
      ['popular', t('popularFirst')],
      ['distance', t('distance')],
      ['added', t('added')],
    ],
    layout: [
      ['list', t('list')],
      ['cards', t('cards')],
      ['compact', t('compact')],
      ['calendar', t('monthLayout')],
      ['map', t('mapLayout')],
    ],
    theme: [
      ['light', t('light')],
      ['dark', t('dark')],
      ['auto', t('auto')],
    ],
    images: [
      ['', t('on')],
      ['off', t('off')],
    ],
    search: optional,
    past: optional,
    locale: [['', t('readers')], ...languages],
    // English is the default
    lang: languages.map(([language, text]) => [language === 'en' ? '' : language, text] as const),
  } as const satisfies Record<string, Choices>;
}

/**
 * Not each language in its own name: browsers would load fonts of four scripts before they show the
 * form.
 */
const listLanguages = (locale: string): Choices =>
  LANGUAGES.map((language) => [language, nameLanguage(language, locale)] as const);

const nameLanguage = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
