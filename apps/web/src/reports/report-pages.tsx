import { Choice, EventFields, FormField, type ComponentChild } from '@marquee/pages';
import { EmailField } from '../account/sign-in/sign-in-pages.tsx';
import { Form } from '../components/form.tsx';
import { CONNECT_PATH, eventPath, pageAddress, reportPath } from '../components/links.ts';
import { usePage, useTexts } from '../page-scope.tsx';
import { SITE_SCRIPT_PATH } from '../site-script.ts';

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
    </Form>,
    <ConnectLink />,
    <script src={SITE_SCRIPT_PATH} defer />,
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
