import { CATEGORIES, REPEATS } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import type { ComponentChild, ComponentChildren } from 'preact';
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

interface PartProps {
  name: MessageName;
  children?: ComponentChildren;
}

/** Fields that belong together, under their name. */
const Part = ({ name, children }: PartProps): ComponentChild => (
  <fieldset class="fields">
    <legend>{useForm().translator.t(name)}</legend>
    {children}
  </fieldset>
);

function SubjectFields(): ComponentChild {
  const { t, locale } = useForm().translator;
  return (
    <Part name="partWhat">
      <FormField label={t('eventTitle')} name="title" required={required} maxlength={300} isWide />
      <FormField as="select" label={t('category')} name="category" required={required}>
        {CATEGORIES.map((value) => (
          <option key={value} value={value}>
            {categoryName(value, locale)}
          </option>
        ))}
      </FormField>
      <FormField label={t('organizer')} name="organizer" maxlength={200} />
      <FormField
        label={t('eventPage')}
        help={t('eventPageHelp')}
        name="url"
        required={required}
        isWide
        {...ADDRESS}
      />
      <FormField
        as="textarea"
        label={t('description')}
        name="description"
        rows={4}
        maxlength={5_000}
      />
    </Part>
  );
}

function TimeFields(): ComponentChild {
  const { t } = useForm().translator;
  return (
    <Part name="partWhen">
      <FormField
        label={t('startLocal')}
        name="start_local"
        type="datetime-local"
        required={required}
      />
      <FormField label={t('endLocal')} name="end_local" type="datetime-local" />
      <FormField as="select" label={t('repeats')} name="repeats" isWide>
        <option value="">{t('once')}</option>
        {REPEATS.map((value) => (
          <option key={value} value={value}>
            {t(REPETITIONS[value])}
          </option>
        ))}
      </FormField>
      <FormField label={t('repeatsUntil')} name="repeats_until" type="date" isWide />
    </Part>
  );
}

function PlaceFields({ city }: { city: string | undefined }): ComponentChild {
  const { t } = useForm().translator;
  return (
    <Part name="partWhere">
      <FormField
        label={t('venue')}
        name="venue_name"
        required={required}
        maxlength={200}
        data-suggest="venue"
      />
      <FormField label={t('streetAddress')} name="address" maxlength={300} />
      <FormField
        label={t('city')}
        name="city"
        value={city}
        required={required}
        maxlength={120}
        data-suggest="city"
      />
      <FormField label={t('country')} name="country" required={required} maxlength={60} />
    </Part>
  );
}

function MoreFields(): ComponentChild {
  const { t } = useForm().translator;
  return (
    <Part name="partTickets">
      <FormField label={t('ticketPage')} name="ticket_url" isWide {...ADDRESS} />
      <FormField
        label={t('pictureAddress')}
        help={t('pictureHelp')}
        name="image_url"
        isWide
        {...ADDRESS}
      />
    </Part>
  );
}

function AnswerField(): ComponentChild {
  const { t } = useForm().translator;
  return (
    <Part name="partYou">
      <FormField
        label={t('yourEmail')}
        help={t('answerHelp')}
        name="email"
        type="email"
        maxlength={254}
        autocomplete="email"
        isWide
      />
    </Part>
  );
}
