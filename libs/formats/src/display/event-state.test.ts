import { describe, expect, it } from '@jest/globals';
import { describeState } from './event-state.ts';
import sentences from './event-states.json' with { type: 'json' };

const NOW = new Date('2026-11-27T12:00:00Z');
const AHEAD = {
  status: 'scheduled',
  availability: 'available',
  timezone: 'Europe/Berlin',
  start_local: '2026-12-04T20:00:00',
  date_tbd: false,
  time_tbd: false,
  all_day: false,
  is_free: false,
  ticket_kind: 'tickets',
  start_utc: '2026-12-04T19:00:00Z',
  end_utc: '2026-12-04T22:00:00Z',
} as const;

type Stated = Parameters<typeof describeState>[0];

const stateOf = (changes: Partial<Stated>, locale = 'en') =>
  describeState({ ...AHEAD, ...changes }, { locale, now: NOW });

describe('describeState', () => {
  it.each([
    [{ status: 'cancelled' }, 'cancelled'],
    [{ status: 'cancelled', availability: 'sold_out' }, 'cancelled'],
    [{ status: 'postponed' }, 'postponed'],
    [{ status: 'rescheduled' }, 'moved'],
    [{ status: 'moved_online' }, 'online'],
    [{ availability: 'sold_out' }, 'sold-out'],
    [{ status: 'moved_online', availability: 'sold_out' }, 'sold-out'],
    [{ start_utc: '2026-11-20T19:00:00Z', end_utc: '2026-11-20T22:00:00Z' }, 'over'],
  ] as const)('of %j is %s', (changes, kind) => {
    expect(stateOf(changes)?.kind).toBe(kind);
  });

  it('is null while an event is on as planned', () => {
    expect(stateOf({})).toBeNull();
  });

  it('names the former date of an event that moved, in every language', () => {
    const moved = { status: 'rescheduled', previous_start_utc: '2026-11-30T19:00:00Z' } as const;
    expect(stateOf(moved)?.text).toBe(
      'This event has a new date. It was planned for Mon, Nov 30, 8:00 PM.',
    );
    for (const language of Object.keys(sentences))
      expect(stateOf(moved, language)?.text).toContain('30');
  });

  it('states what another source states, alone or next to the state', () => {
    const at = { source: 'a', stated_at: '2026-11-20T06:00:00Z' };
    const conflicts = [
      {
        field: 'status' as const,
        values: ['scheduled', 'cancelled'].map((value) => ({ value, ...at })),
      },
    ];
    const sentence = 'One source states that it is cancelled.';
    expect(stateOf({ conflicts })).toEqual({ kind: 'contradicted', text: sentence, notes: [] });
    expect(stateOf({ conflicts, availability: 'sold_out' })).toMatchObject({
      kind: 'sold-out',
      notes: [sentence],
    });
  });
});
