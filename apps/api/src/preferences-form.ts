import type { StoredPreferences } from '@marquee/database';
import { CATEGORIES, categoryName } from '@marquee/domain';
import { aboutDigest, createMailTranslator } from '@marquee/mail';
import { FREQUENCIES, type SubscriberPreferences } from '@marquee/operations';
import { Button, Choice, Field, h, HiddenField, type ComponentChild } from '@marquee/ui';
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

interface Props {
  preferences: SubscriberPreferences;
  token: string;
  texts: MailPageTexts;
}

/** The preferences of a subscriber. They work without script. */
export const PreferencesForms = ({ preferences, token, texts }: Props): ComponentChild => [
  h('p', null, texts.t('mailsTo', { email: preferences.email })),
  h(DigestForm, { preferences, token, texts }),
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

function DigestForm({ preferences, token, texts: { t, translator, inLanguage } }: Props): ComponentChild {
  const { frequency, city, country_code, categories } = preferences;
  const place = city === null ? '' : [city, country_code ?? ''].filter(Boolean).join(',');
  const frequencies = [...FREQUENCIES, 'never' as const].map((value) =>
    h(Choice, { type: 'radio', name: 'frequency', value, isChecked: value === (frequency ?? 'never') }, t(value)),
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
    h(Field, { label: t('cityLabel') }, h('input', { name: 'city', maxlength: 120, value: place })),
    h('fieldset', null, h('legend', null, t('onlyThese')), boxes),
    h('p', null, h(Button, null, t('save'))),
  );
}
