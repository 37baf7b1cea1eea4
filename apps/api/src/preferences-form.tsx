import type { StoredPreferences } from '@marquee/database';
import { CATEGORIES, seenField } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import { aboutDigest, createMailTranslator } from '@marquee/mail';
import {
  FREQUENCIES,
  type CityAdvice,
  type Preferences,
  type SubscriberPreferences,
} from '@marquee/operations';
import { Button, Choice, Field, HiddenField, type ComponentChild } from '@marquee/pages';
import { describeUnknownName } from '@marquee/pages/i18n';
import type { MailPageTexts } from './pages/mail-page-texts.ts';
import { RequestList } from './request-list.tsx';

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
  <p>{texts.t('mailsTo', { email: preferences.email })}</p>,
  <DigestForm preferences={preferences} refused={refused} token={token} texts={texts} />,
  <RequestList requests={preferences.requests} token={token} texts={texts} />,
  <h2>{texts.t('yourData')}</h2>,
  <form method="get" action="erase">
    <HiddenField name="token" value={token} />
    <HiddenField name="locale" value={texts.translator.locale} />
    <p>
      <Button isQuiet>{texts.t('eraseTitle')}</Button>
    </p>
  </form>,
];

function DigestForm({
  preferences,
  refused,
  token,
  texts: { t, translator, inLanguage },
}: Props): ComponentChild {
  const { frequency, categories } = refused?.entered ?? preferences;
  const place = refused?.advice.name ?? placeName(preferences);
  const frequencies = [...FREQUENCIES, 'never' as const].map((value) => (
    <Choice
      type="radio"
      name="frequency"
      value={value}
      isChecked={value === (frequency ?? 'never')}
    >
      {t(value)}
    </Choice>
  ));
  const boxes = CATEGORIES.map((value) => (
    <Choice type="checkbox" name="categories" value={value} isChecked={categories.includes(value)}>
      {categoryName(value, translator.locale)}
    </Choice>
  ));
  return (
    <form method="post" action={inLanguage('preferences')}>
      <HiddenField name="token" value={token} />
      <fieldset>
        <legend>{t('newEvents')}</legend>
        {frequencies}
      </fieldset>
      <Field label={t('cityLabel')}>
        <input
          name="city"
          maxlength={120}
          value={place}
          {...(refused && { 'aria-invalid': 'true' })}
        />
        {refused && <strong role="alert">{describeUnknownName(translator, refused.advice)}</strong>}
      </Field>
      {refused && <HiddenField name={seenField('city')} value={refused.advice.name} />}
      <fieldset>
        <legend>{t('onlyThese')}</legend>
        {boxes}
      </fieldset>
      <p>
        <Button>{t('save')}</Button>
      </p>
    </form>
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
