import { CATEGORIES, REPEATS } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import type { ComponentChild } from 'preact';
import type { MessageName } from '../i18n/translator.ts';
import { FormField, useForm } from './form-field.tsx';

const REPETITIONS = {
  daily: 'daily',
  weekly: 'weekly',
  every_two_weeks: 'everyTwoWeeks',
  monthly: 'monthly',
} as const satisfies Record<(typeof REPEATS)[number], MessageName>;

const required = true;
/** A field of the type `url` refuses "www.example.org". */
const ADDRESS = { inputmode: 'url', autocapitalize: 'off', maxlength: 2_000 } as const;

/** The fields of a form that submits an event. */
export function EventFields({ city }: { city?: string | undefined }): ComponentChild {
  return [
    <SubjectFields />,
    <TimeFields />,
    <PlaceFields city={city} />,
    <MoreFields />,
    <AnswerField />,
  ];
}

function SubjectFields(): ComponentChild {
  const { t, locale } = useForm().translator;
  return [
    <FormField label={t('eventTitle')} name="title" required={required} maxlength={300} isWide />,
    <FormField as="select" label={t('category')} name="category" required={required}>
      {CATEGORIES.map((value) => (
        <option key={value} value={value}>
          {categoryName(value, locale)}
        </option>
      ))}
    </FormField>,
    <FormField label={t('eventPage')} name="url" required={required} {...ADDRESS} />,
  ];
}

function TimeFields(): ComponentChild {
  const { t } = useForm().translator;
  return [
    <FormField
      label={t('startLocal')}
      name="start_local"
      type="datetime-local"
      required={required}
    />,
    <FormField label={t('endLocal')} name="end_local" type="datetime-local" />,
    <FormField as="select" label={t('repeats')} name="repeats" isWide>
      <option value="">{t('once')}</option>
      {REPEATS.map((value) => (
        <option key={value} value={value}>
          {t(REPETITIONS[value])}
        </option>
      ))}
    </FormField>,
    <FormField label={t('repeatsUntil')} name="repeats_until" type="date" isWide />,
  ];
}

function PlaceFields({ city }: { city: string | undefined }): ComponentChild {
  const { t } = useForm().translator;
  return [
    <FormField
      label={t('venue')}
      name="venue_name"
      required={required}
      maxlength={200}
      data-suggest="venue"
    />,
    <FormField label={t('streetAddress')} name="address" maxlength={300} />,
    <FormField
      label={t('city')}
      name="city"
      value={city}
      required={required}
      maxlength={120}
      data-suggest="city"
    />,
    <FormField label={t('country')} name="country" required={required} maxlength={60} />,
  ];
}

function MoreFields(): ComponentChild {
  const { t } = useForm().translator;
  return [
    <FormField label={t('ticketPage')} name="ticket_url" {...ADDRESS} />,
    <FormField label={t('ownEventPicture')} name="image_url" {...ADDRESS} />,
    <FormField label={t('organizer')} name="organizer" maxlength={200} />,
    <FormField
      as="textarea"
      label={t('description')}
      name="description"
      rows={6}
      maxlength={5_000}
    />,
  ];
}

/** To the address an answer is sent. */
const AnswerField = (): ComponentChild => (
  <FormField
    label={useForm().translator.t('answerEmail')}
    name="email"
    type="email"
    maxlength={254}
    autocomplete="email"
    isWide
  />
);
