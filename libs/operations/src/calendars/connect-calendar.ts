import type { Caller } from '@marquee/access';
import type { Calendar, CalendarRepository } from '@marquee/database';
import { defineOperation, DomainError } from '@marquee/domain';
import { z } from 'zod';
import { requireAccount } from '../accounts/require-key.ts';
import { calendarId, CalendarRecord, presentCalendar } from './calendar-record.ts';
import { findVisible } from './get-calendar.ts';

export interface ConnectCalendarDeps {
  calendars: Pick<CalendarRepository, 'connect' | 'find' | 'isConnected' | 'move'>;
  caller: Pick<Caller, 'holder'>;
  /** Domains whose calendars need no decision if the mailbox of the owner is of the domain too. */
  trustedCalendarDomains: readonly string[];
}

export const connectCalendar = defineOperation({
  name: 'connect_calendar',
  summary: 'Connect a calendar to your account',
  description:
    'Makes you the owner of a calendar that was found, and records that you agree that it is read. An operator decides. Then it is read each day. Needs the key of an account.',
  input: z.object({ calendar_id: calendarId() }),
  output: z.object({ calendar: CalendarRecord }),
  async run(deps: ConnectCalendarDeps, { calendar_id }) {
    const accountId = requireAccount(deps.caller);
    const { calendars } = deps;
    const { found } = await findVisible(deps, calendar_id);
    if (!found) throw impossible('No feed was found at the address of this calendar.');
    const isTaken = await calendars.isConnected(found.location);
    if (isTaken || !(await calendars.connect(calendar_id, accountId)))
      throw impossible('This calendar is connected already.');
    const connected = await findVisible(deps, calendar_id);
    if (isTrusted(connected, deps.trustedCalendarDomains))
      await calendars.move({ ...accepted(connected), from: ['open'] });
    return { calendar: presentCalendar(await findVisible(deps, calendar_id)) };
  },
});

/** What accepting a calendar changes: the worker reads it at once, and an address then each day. */
export const accepted = ({ id, source, address }: Pick<Calendar, 'id' | 'source' | 'address'>) => ({
  id,
  to: 'accepted' as const,
  job: {
    ...(address === null
      ? { task: 'read_table', payload: { id } }
      : { task: 'read_feed', payload: { name: source } }),
    key: `feed:${source}`,
    queueName: 'calendars',
  },
});

/** A caution needs a person, also on a trusted domain. */
function isTrusted({ found, owner }: Calendar, domains: readonly string[]): boolean {
  if (!found || !owner || found.caution !== undefined) return false;
  const hosts = [URL.parse(found.location)?.hostname ?? '', owner.email.split('@').at(-1) ?? ''];
  return domains.some((domain) =>
    hosts.every((host) => host === domain || host.endsWith(`.${domain}`)),
  );
}

export const impossible = (message: string) => new DomainError('invalid_body', message);
