import type { ComponentChild } from 'preact';
import { Choice, Field } from './fields.tsx';
import { FormField, useForm } from './form-field.tsx';

const FILES = '.xlsx,.csv,.tsv,.txt,.ics,.json,text/csv,text/calendar';

/** The fields of a form for a calendar: where it is, and what its events do not state. */
export function CalendarFields({ city }: { city?: string | undefined }): ComponentChild {
  const { translator, refused } = useForm();
  const { t } = translator;
  return [
    <FormField label={t('calendarAddress')} name="address" maxlength={2_000} isWide />,
    <FormField as="textarea" label={t('calendarTable')} name="table" rows={4} maxlength={50_000} />,
    <Field label={t('calendarUpload')} hidden>
      <input type="file" accept={FILES} data-into="table" />
    </Field>,
    <FormField label={t('calendarPublisher')} name="title" required maxlength={100} />,
    <FormField label={t('calendarCity')} name="city" value={city} maxlength={120} />,
    <FormField label={t('country')} name="country" maxlength={60} />,
    <FormField label={t('calendarZone')} name="timezone" maxlength={64} />,
    <Choice
      type="checkbox"
      name="is_owner"
      value="1"
      isChecked={refused?.values['is_owner'] === '1'}
    >
      {t('isCalendarOwner')}
    </Choice>,
  ];
}
