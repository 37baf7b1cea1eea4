import { createHash } from 'node:crypto';

/** An event as the API returns it. */
export type MirroredEvent = Readonly<Record<string, unknown>> & { readonly id: string };

/**
 * Fields that depend on the moment of a response, on its addresses or on visitors, at any depth.
 */
const VOLATILE = new Set([
  ...['revision', 'phase', 'popularity', 'wants', 'links', 'picture', 'last_seen_at', 'count'],
]);
const DIGITS = 32;

/**
 * Computes the revision of an event from its fields, so that it also shows a change of the copy.
 */
export function computeRevision(event: MirroredEvent): string {
  const stable = {
    ...event,
    ticket_url: event['ticket_kind'] === 'page' ? null : event['ticket_url'],
    venue_name: announced(event['venue_name']),
    city: announced(event['city']),
  };
  const json = JSON.stringify(stable, sortedStable);
  return createHash('sha256').update(json).digest('hex').slice(0, DIGITS);
}

/** The placeholder of a past event is that of an upcoming one. */
const announced = (name: unknown): unknown => (name === 'Not stated' ? 'To be announced' : name);

function sortedStable(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(
    ([name, field]) => !VOLATILE.has(name) && field !== undefined,
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The XOR of revisions, which does not depend on their order. */
export const addRevision = (root: string | undefined, revision: string): string =>
  (BigInt(`0x${root ?? '0'}`) ^ BigInt(`0x${revision}`)).toString(16).padStart(DIGITS, '0');

export const EMPTY_ROOT = '0'.repeat(DIGITS);
