import type { StoredPreferences } from '@marquee/database';
import { CATEGORIES } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import { aboutDigest, createMailTranslator } from '@marquee/mail';
import {
  FREQUENCIES,
  seenField,
  type CityAdvice,
  type Preferences,
  type SubscriberPreferences,
} from '@marquee/operations';
import { Button, Choice, Field, h, HiddenField, type ComponentChild } from '@marquee/ui';
import { describeUnknownName } from '@marquee/ui/i18n';
import type { MailPageTexts } from './pages/mail-page-texts.ts';
import { RequestList } from './request-list.ts';

/** Describes what a subscriber receives. */
export function describeSubscription(
  { frequency, city }: Pick<StoredPreferences, 'frequency' | 'city'>,
  { t, translator }: MailPageTexts,
): string {
  if (frequency === null) return t('newsOnly');
  if (city === null) return t(frequency === 'daily' ? 'popularDaily' : 'popularWeekly');
  return aboutDigest({ frequency, city })(createMailTranslator(translator.locale).t);
}

/** What a person entered, with a city that is unknown. */
export interface RefusedPreferences {
  entered: Preferences;
  advice: CityAdvice;
}

interface Props {
  preferences: SubscriberPreferences;
  /** Shown instead of the stored preferences. */
  refused?: RefusedPreferences | undefined;
  token: string;
  texts: MailPageTexts;
}

/** The preferences of a subscriber. They work without script. */
export const PreferencesForms = ({ preferences, refused, token, texts }: Props): ComponentChild => [
  h('p', null, texts.t('mailsTo', { email: preferences.email })),
  h(DigestForm, { preferences, refused, token, texts }),
  h(RequestList, { requests: preferences.requests, token, texts }),
  h('h2', null, texts.t('yourData')),
  h(
    'form',
    { method: 'get', action: 'erase' },
    h(HiddenField, { name: 'token', value: token }),
    h(HiddenField, { name: 'locale', value: texts.translator.locale }),
    h('p', null, h(Button, { isQuiet: true }, texts.t('eraseTitle'))),
  ),
];

function DigestForm({
  preferences,
  refused,
  token,
  texts: { t, translator, inLanguage },
}: Props): ComponentChild {
  const { frequency, categories } = refused?.entered ?? preferences;
  const place = refused?.advice.name ?? placeName(preferences);
  const frequencies = [...FREQUENCIES, 'never' as const].map((value) =>
    h(
      Choice,
      { type: 'radio', name: 'frequency', value, isChecked: value === (frequency ?? 'never') },
      t(value),
    ),
  );
  const boxes = CATEGORIES.map((value) =>
    h(
      Choice,
      { type: 'checkbox', name: 'categories', value, isChecked: categories.includes(value) },
      categoryName(value, translator.locale),
    ),
  );
  return h(
    'form',
    { method: 'post', action: inLanguage('preferences') },
    h(HiddenField, { name: 'token', value: token }),
    h('fieldset', null, h('legend', null, t('newEvents')), frequencies),
    h(
      Field,
      { label: t('cityLabel') },
      h('input', {
        name: 'city',
        maxlength: 120,
        value: place,
        ...(refused && { 'aria-invalid': 'true' }),
      }),
      refused && h('strong', { role: 'alert' }, describeUnknownName(translator, refused.advice)),
    ),
    refused && h(HiddenField, { name: seenField('city'), value: refused.advice.name }),
    h('fieldset', null, h('legend', null, t('onlyThese')), boxes),
    h('p', null, h(Button, null, t('save'))),
  );
}

const placeName = ({ city, country_code }: SubscriberPreferences): string =>
  city === null ? '' : [city, country_code ?? ''].filter(Boolean).join(',');

/** States that a city was saved under another name, or that none of this name is known. */
export function describeAdvice(
  { name, used }: CityAdvice,
  { translator: { t } }: MailPageTexts,
): string {
  return used === null
    ? `${t('unknownName', { name })} ${t('mailsLater')}`
    : t('nameUsed', { name, used });
}
