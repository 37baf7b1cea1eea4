import type { Calendar } from '@marquee/database';
import type { Feed, RegistryEntry } from '@marquee/sources';

const TRUST = 70;
const LICENCE = {
  name: 'CC0-1.0',
  stated_at: 'https://creativecommons.org/publicdomain/zero/1.0/',
};

/** Why an address has no feed, for strangers. */
export const UNREADABLE = 'cannot be read';
/** The same, if the address may be right. */
export const SERVER_FAULT = 'was not read because of a fault of this server: try again later';

/** Returns what ingest registers of the source of a calendar. */
export const toCalendarTerms = ({ source, title, address }: Calendar) => ({
  name: source,
  title,
  url: address && new URL(address).origin, // the link can be a secret
  licence: LICENCE.name,
  attribution: title,
  trust: TRUST,
});

/** Removes the paths of addresses: the link of a calendar can be a secret. */
export const withoutPaths = (reason: string): string =>
  reason.replaceAll(/(https?:\/\/[^/\s"']+)[^\s"']*/g, '$1');

/**
 * Returns the entry of sources.json that a calendar would have. Null: it has no address, or no feed
 * is there.
 */
export function toCalendarFeed(calendar: Calendar): Partial<Record<keyof Feed, unknown>> | null {
  const { address, found, settings } = calendar;
  if (address === null || !found) return null;
  return {
    ...settings,
    ...toCalendarTerms(calendar),
    format: found.format,
    location: found.location,
    schedule: 'daily',
    // What the owner deletes is not to be listed any more.
    full: true,
    robots: 'owner',
  };
}

/**
 * Returns the entry of the registry that a calendar would have, for its nightly check. Null as
 * above.
 */
export function toCalendarEntry(
  calendar: Calendar,
): Partial<Record<keyof RegistryEntry, unknown>> | null {
  const { source: name, title, address, found, settings, owner, consented_at } = calendar;
  if (address === null || !found || !owner || !consented_at) return null;
  return {
    ...{ name, title, format: found.format, location: found.location, homepage: address },
    ...{ area: { country: null }, settings, languages: [], kinds: [] },
    ...{ licence: LICENCE, attribution: title, schedule: 'daily', trust: TRUST, status: 'on' },
    robots: 'owner',
    consent: { by: owner.email, on: consented_at.toISOString().slice(0, 10) },
  };
}
