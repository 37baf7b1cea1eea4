import type { Calendar } from '@marquee/database';
import { CalendarFields, Isolated, type ComponentChild } from '@marquee/pages';
import { Form } from '../components/form.tsx';
import { CONNECT_PATH, pageAddress } from '../components/links.ts';
import { usePage, useTexts } from '../page-scope.tsx';
import { SITE_SCRIPT_PATH } from '../site-script.ts';
import type { SiteMessageName } from '../texts/site-translator.ts';

/** The form of an organiser: the link of a calendar, and what its events do not state. */
export function ConnectPage(): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return [
    <h1>{t('connectCalendar')}</h1>,
    <p class="lead">{t('connectText')}</p>,
    <Form action={CONNECT_PATH} label={t('showPreview')}>
      <CalendarFields />
    </Form>,
    <script src={SITE_SCRIPT_PATH} defer />,
  ];
}

/** Why a calendar is not read yet, and what to do. The page reloads. */
export function LatePage({ hasWorker }: { hasWorker: boolean }): ComponentChild {
  const t = useTexts();
  return [
    <h1>{t('calendarLate')}</h1>,
    <p class="lead">{t(hasWorker ? 'calendarLateText' : 'calendarNoWorker')}</p>,
    <p>{t('calendarKept')}</p>,
    <BackToForm />,
  ];
}

/** What was found at the address. The page of a calendar that is being read reloads. */
export function PreviewPage({ calendar }: { calendar: Calendar }): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  if (calendar.state === 'reading')
    return [<h1>{t('calendarReading')}</h1>, <p class="lead">{t('calendarReadingText')}</p>];
  if (!calendar.found)
    return [
      <h1>{t('calendarNothing')}</h1>,
      <p class="lead">{t('calendarNothingText')}</p>,
      <p lang="en" dir="ltr">
        {calendar.problem}
      </p>,
      <BackToForm />,
    ];
  return [
    <h1>{t('calendarFound')}</h1>,
    <CalendarPreview calendar={calendar} />,
    <p>{t('calendarAdvice')}</p>,
    <p>
      <a class="button" href={pageAddress(`/account/calendars/${calendar.id}`, page)}>
        {t('calendarContinue')}
      </a>
    </p>,
    <BackToForm />,
  ];
}

const BackToForm = (): ComponentChild => (
  <p>
    <a href={pageAddress(CONNECT_PATH, usePage())}>{useTexts()('backToForm')}</a>
  </p>
);

const DOUBTS: Readonly<Partial<Record<string, SiteMessageName>>> = {
  no_place: 'calendarNoPlace',
  no_zone: 'calendarNoZone',
  no_hour: 'calendarNoHour',
};

/** A local time, or that of the offset. An instant in UTC states so. */
function showStart(start: string): string {
  const [, day = start, hour] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(start) ?? [];
  return [day, hour, start.endsWith('Z') && 'UTC'].filter(Boolean).join(' ');
}

/** Five events as they were read, with what is uncertain. */
export function CalendarPreview({
  calendar: { title, found },
}: {
  calendar: Calendar;
}): ComponentChild {
  const { t, locale } = usePage().translator;
  const format = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    found && [
      <p class="lead">
        <Isolated text={title} />
        {' · '}
        {t('calendarCounts', { events: format(found.events), upcoming: format(found.upcoming) })}
      </p>,
      <ul>
        {found.preview.map((event, index) => (
          <li key={index}>
            <time>{showStart(event.start)}</time>{' '}
            <strong>
              <Isolated text={event.title} />
            </strong>
            {event.place !== null && [' · ', <Isolated text={event.place} />]}
            {event.uncertain.map((name) => {
              const doubt = DOUBTS[name];
              return doubt && <span class="problem"> {t(doubt)}</span>;
            })}
          </li>
        ))}
      </ul>,
    ]
  );
}
