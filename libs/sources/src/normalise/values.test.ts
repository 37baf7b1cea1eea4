import { describe, expect, it } from '@jest/globals';
import { parseStatus } from './values.ts';

describe('parseStatus', () => {
  it.each([
    ['EventCancelled', 'cancelled'],
    ['https://schema.org/EventMovedOnline', 'moved_online'],
    ['Canceled', 'cancelled'],
    ['CANCELLED', 'cancelled'],
    ['Annulé', 'cancelled'],
    ['abgesagt', 'cancelled'],
    ['Reporté', 'postponed'],
    ['Aplazado', 'postponed'],
    ['rescheduled', 'rescheduled'],
    ['normal', null],
    ['complet', null],
    ['', null],
  ])('reads "%s" as %s', (text, status) => {
    expect(parseStatus(text)).toBe(status);
  });
});
