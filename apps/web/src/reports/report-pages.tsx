import { CATEGORIES, REPEATS } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import { Choice, type ComponentChild } from '@marquee/pages';
import { EmailField } from '../account/sign-in/sign-in-pages.tsx';
import { Form, FormField } from '../components/form.tsx';
import { CONNECT_PATH, eventPath, pageAddress, reportPath } from '../components/links.ts';
import { usePage, useTexts } from '../page-scope.tsx';
import type { SiteMessageName } from '../texts/site-translator.ts';

const KINDS = [
  ['wrong_fact', 'wrongFact'],
  ['cancelled', 'isCancelled'],
  ['duplicate', 'isListedTwice'],
  ['claim', 'isMine'],
  ['removal', 'mustGo'],
] as const;

interface ReportProps {
  title: string;
  slug: string;
}

/** The form to report a fault of an event. */
export function ReportPage({ title, slug }: ReportProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return [
    <h1>{t('reportFault')}</h1>,
    <p class="lead">
      <a href={pageAddress(eventPath(slug), page)}>{title}</a>
    </p>,
    <Form action={reportPath(slug)} label={t('sendReport')}>
      <KindOfReport />
      <FormField as="textarea" label={t('whatIsRight')} name="detail" rows={5} maxlength={2_000} />
      <FormField label={t('otherEvent')} name="other_event" maxlength={300} />
      <EmailField name="email" label="answerEmail" />
    </Form>,
    <ConnectLink />,
  ];
}

/** An organiser with many events need not enter each. */
const ConnectLink = (): ComponentChild => (
  <p>
    <a href={pageAddress(CONNECT_PATH, usePage())}>{useTexts()('connectCalendar')}</a>
  </p>
);

function KindOfReport(): ComponentChild {
  const { translator, refused } = usePage();
  const chosen = refused?.values['kind'] ?? 'wrong_fact';
  return (
    <fieldset>
      <legend>{translator.t('whatIsWrong')}</legend>
      {KINDS.map(([value, label]) => (
        <div key={value}>
          <Choice type="radio" name="kind" value={value} isChecked={value === chosen}>
            {translator.t(label)}
          </Choice>
        </div>
      ))}
    </fieldset>
  );
}

/** The form to submit an event. */
export function SubmitPage(): ComponentChild {
  const t = useTexts();
  return [
    <h1>{t('submitEvent')}</h1>,
    <p class="lead">{t('submitText')}</p>,
    <Form action="/submit" label={t('sendEvent')}>
      <EventFields />
      <EmailField name="email" label="answerEmail" />
    </Form>,
    <ConnectLink />,
  ];
}

const REPETITIONS = {
  daily: 'daily',
  weekly: 'weekly',
  every_two_weeks: 'everyTwoWeeks',
  monthly: 'monthly',
} as const satisfies Record<(typeof REPEATS)[number], SiteMessageName>;

function EventFields(): ComponentChild {
  const { t, locale } = usePage().translator;
  const required = true;
  return [
    <FormField label={t('eventTitle')} name="title" required={required} maxlength={300} />,
    <FormField
      label={t('startLocal')}
      name="start_local"
      type="datetime-local"
      required={required}
    />,
    <FormField label={t('endLocal')} name="end_local" type="datetime-local" />,
    <FormField as="select" label={t('repeats')} name="repeats">
      <option value="">{t('once')}</option>
      {REPEATS.map((value) => (
        <option key={value} value={value}>
          {t(REPETITIONS[value])}
        </option>
      ))}
    </FormField>,
    <FormField label={t('repeatsUntil')} name="repeats_until" type="date" />,
    <FormField as="select" label={t('category')} name="category" required={required}>
      {CATEGORIES.map((value) => (
        <option key={value} value={value}>
          {categoryName(value, locale)}
        </option>
      ))}
    </FormField>,
    <FormField label={t('venue')} name="venue_name" required={required} maxlength={200} />,
    <FormField label={t('streetAddress')} name="address" maxlength={300} />,
    <FormField label={t('city')} name="city" required={required} maxlength={120} />,
    <FormField label={t('country')} name="country" required={required} maxlength={60} />,
    <FormField
      label={t('eventPage')}
      name="url"
      type="url"
      required={required}
      maxlength={2_000}
    />,
    <FormField label={t('ticketPage')} name="ticket_url" type="url" maxlength={2_000} />,
    <FormField label={t('ownEventPicture')} name="image_url" type="url" maxlength={2_000} />,
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

interface ThanksProps {
  id: string;
  /** The event that was reported. */
  slug?: string;
}

export function ThanksPage({ id, slug }: ThanksProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return [
    <h1>{t('thankYou')}</h1>,
    <p class="lead">{t('decisionSoon')}</p>,
    <p>
      {`${t('reportNumber')}: `}
      <code>{id}</code>
    </p>,
    slug !== undefined && (
      <p>
        <a class="button" href={pageAddress(eventPath(slug), page)}>
          {t('backToEvent')}
        </a>
      </p>
    ),
  ];
}
