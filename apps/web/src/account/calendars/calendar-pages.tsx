import type { Calendar, IngestRun, RejectedRecord } from '@marquee/database';
import type { EventSummary } from '@marquee/domain';
import { Empty, type ComponentChild } from '@marquee/pages';
import { CalendarPreview } from '../../calendars/connect-pages.tsx';
import { CONNECT_PATH, eventPath, pageAddress } from '../../components/links.ts';
import { Section } from '../../components/section.tsx';
import { usePage, useTexts } from '../../page-scope.tsx';
import type { SiteMessageName } from '../../texts/site-translator.ts';
import { AccountNav, ActionForm, formatMinute, Row, Table } from '../account-parts.tsx';
import { ownEventPath } from './own-event-page.tsx';

const STATES: Readonly<Record<Calendar['state'], SiteMessageName>> = {
  reading: 'calendarReading',
  found: 'calendarIsFound',
  nothing: 'calendarNothing',
  open: 'calendarIsOpen',
  accepted: 'calendarIsRead',
  rejected: 'calendarIsRejected',
  ended: 'calendarIsEnded',
};

/** The calendars of an account. */
export function CalendarsPage({ calendars }: { calendars: Calendar[] }): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return [
    <AccountNav current="/account/calendars" />,
    <h1>{t('calendars')}</h1>,
    <p class="lead">{t('calendarsText')}</p>,
    calendars.length === 0 ? (
      <Empty>{t('noCalendars')}</Empty>
    ) : (
      <Table titles={[t('name'), t('calendarAddress'), t('state')]}>
        {calendars.map(({ id, title, address, state }) => (
          <Row
            key={id}
            cells={[
              <a href={pageAddress(`/account/calendars/${id}`, page)}>{title}</a>,
              address ?? t('calendarPasted'),
              t(STATES[state]),
            ]}
          />
        ))}
      </Table>
    ),
    <p>
      <a class="button" href={pageAddress(CONNECT_PATH, page)}>
        {t('connectCalendar')}
      </a>
    </p>,
  ];
}

interface Props {
  calendar: Calendar;
  formToken: string;
  runs: (IngestRun & { counts: RunCounts })[];
  /** Of the last run. */
  rejected: RejectedRecord[];
  events: EventSummary[];
}

type CountName = 'read' | 'created' | 'changed' | 'rejected' | 'withdrawn';
type RunCounts = Partial<Record<CountName, number | undefined>>;

/** A calendar: what was found, its runs with what they rejected, and its events. */
export function CalendarPage({
  calendar,
  formToken,
  runs,
  rejected,
  events,
}: Props): ComponentChild {
  const t = useTexts();
  const { id, title, state, note } = calendar;
  const path = `/account/calendars/${id}`;
  return [
    <AccountNav current="/account/calendars" />,
    <h1>{title}</h1>,
    <p>{t(STATES[state])}</p>,
    note !== null && <p class="text">{t('calendarNote', { note })}</p>,
    state === 'accepted' ? (
      <>
        <Runs runs={runs} rejected={rejected} />
        <OwnEvents events={events} calendar={id} />
        <ActionForm action={`${path}/read`} formToken={formToken} label={t('calendarReadNow')} />
      </>
    ) : (
      <CalendarPreview calendar={calendar} />
    ),
    state === 'found' && (
      <ActionForm action={`${path}/connect`} formToken={formToken} label={t('calendarConnect')} />
    ),
    (state === 'open' || state === 'accepted') && [
      <p>{t('calendarEndText')}</p>,
      <ActionForm action={`${path}/end`} formToken={formToken} label={t('calendarEnd')} isQuiet />,
    ],
  ];
}

const COUNTS = [
  ['read', 'runRead'],
  ['created', 'runCreated'],
  ['changed', 'runChanged'],
  ['rejected', 'runRejected'],
  ['withdrawn', 'runWithdrawn'],
] as const;

/** The reasons are in English. */
function Runs({ runs, rejected }: Pick<Props, 'runs' | 'rejected'>): ComponentChild {
  const { t, locale } = usePage().translator;
  const format = (count: number | undefined) =>
    count === undefined ? '–' : new Intl.NumberFormat(locale).format(count);
  return [
    <Section title={t('calendarRuns')}>
      {runs.length === 0 ? (
        <Empty>{t('notYet')}</Empty>
      ) : (
        <Table titles={[t('runAt'), ...COUNTS.map(([, label]) => t(label))]}>
          {runs.map(({ id, started_at, failure, counts }) => (
            <Row
              key={id}
              cells={[
                [
                  `${formatMinute(started_at)} UTC`,
                  failure !== null && (
                    <p class="problem" lang="en" dir="ltr">
                      {failure}
                    </p>
                  ),
                ],
                ...COUNTS.map(([name]) => format(counts[name])),
              ]}
            />
          ))}
        </Table>
      )}
    </Section>,
    rejected.length > 0 && (
      <Section title={t('calendarRejected')}>
        <ul lang="en">
          {rejected.map(({ reason, record }, index) => (
            <li key={index}>{`${record}: ${reason}`}</li>
          ))}
        </ul>
      </Section>
    ),
  ];
}

function OwnEvents({
  events,
  calendar,
}: Pick<Props, 'events'> & { calendar: string }): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return (
    <Section title={t('calendarEvents')}>
      {events.length === 0 ? (
        <Empty>{t('notYet')}</Empty>
      ) : (
        <ul>
          {events.map(({ id, slug, title, start_local }) => (
            <li key={id}>
              {`${start_local.slice(0, 16).replace('T', ' ')} `}
              <a href={pageAddress(eventPath(slug), page)}>{title}</a>
              {' · '}
              <a href={pageAddress(ownEventPath(calendar, slug), page)}>{t('ownEventChange')}</a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
