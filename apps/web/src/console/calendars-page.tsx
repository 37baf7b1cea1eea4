import type { Calendar } from '@marquee/database';
import { Empty, Field, type ComponentChild } from '@marquee/pages';
import { formatMinute } from '../account/account-parts.tsx';
import { CalendarPreview } from '../calendars/connect-pages.tsx';
import { Action, type FormProps } from './action.tsx';

/** The calendars that organisers connected and no one has decided on. */
export const Calendars = ({
  calendars,
  formToken,
}: FormProps & { calendars: Calendar[] }): ComponentChild =>
  calendars.length === 0 ? (
    <Empty>No calendar waits for a decision.</Empty>
  ) : (
    calendars.map((calendar) => (
      <OpenCalendar key={calendar.id} calendar={calendar} formToken={formToken} />
    ))
  );

function OpenCalendar({ calendar, formToken }: FormProps & { calendar: Calendar }): ComponentChild {
  const { id, title, address, found, owner, settings, consented_at } = calendar;
  const path = `/console/calendars/${id}`;
  return (
    <section class="sheet">
      <h2>{title}</h2>
      <p class="hint">
        {`${consented_at ? formatMinute(consented_at) : ''} · ${owner?.email ?? ''} publishes it and agrees that it is read`}
      </p>
      <dl>
        {Object.entries({
          page: address ?? 'a pasted table',
          feed: found?.location,
          format: found?.format,
          caution: found?.caution,
          ...settings,
        }).map(([name, value]) => value !== undefined && [<dt>{name}</dt>, <dd>{value}</dd>])}
      </dl>
      <CalendarPreview calendar={calendar} />
      <Action action={`${path}/accept`} label="Accept" formToken={formToken}>
        <NoteField />
      </Action>
      <Action action={`${path}/reject`} label="Reject" formToken={formToken} isQuiet>
        <NoteField />
      </Action>
    </section>
  );
}

const NoteField = (): ComponentChild => (
  <Field label="Note for the organiser">
    <input name="note" maxlength={500} />
  </Field>
);
