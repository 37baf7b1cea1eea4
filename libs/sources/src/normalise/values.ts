import { Availability, EventStatus } from '@marquee/domain';
import { parseAvailabilityWords, parseStatusWords } from './title-annotations.ts';

const YES = /^(true|1|yes|y)$/i;
const NO = /^(false|0|no|n)$/i;

/** Parses a flag. Returns null for any other text. */
export function parseFlag(value: boolean | string | null | undefined): boolean | null {
  if (typeof value === 'boolean') return value;
  if (!value) return null;
  if (YES.test(value.trim())) return true;
  return NO.test(value.trim()) ? false : null;
}

/**
 * Parses a finite number, also from text ("35.00", "1,5", "€ 12"). Returns null if there is none.
 */
export function parseNumber(value: number | string | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const digits = /-?\d+(?:[.,]\d+)?/.exec(value ?? '')?.[0];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

/** Splits text at `;`. */
export function parseList(value: string[] | string | null | undefined): string[] {
  if (!value) return [];
  return Array.isArray(value) ? value : value.split(';');
}

const STATUS_WORDS: Readonly<Record<string, EventStatus>> = {
  canceled: 'cancelled',
  eventcancelled: 'cancelled',
  eventpostponed: 'postponed',
  eventrescheduled: 'rescheduled',
  eventmovedonline: 'moved_online',
  confirmed: 'scheduled',
};

/**
 * Parses our status values, schema.org's, or words in the larger European languages. Returns null
 * if unknown.
 */
export function parseStatus(value: string | null | undefined): EventStatus | null {
  const word =
    value
      ?.trim()
      .toLowerCase()
      .replace(/^https?:\/\/schema\.org\//, '') ?? '';
  const mapped = Object.hasOwn(STATUS_WORDS, word) ? STATUS_WORDS[word] : null;
  return (
    EventStatus.options.find((status) => status === word) ??
    mapped ??
    (word === '' ? null : parseStatusWords(word))
  );
}

export function parseAvailability(value: string | null | undefined): Availability {
  const word = value?.trim().toLowerCase() ?? '';
  const stated = Availability.options.find((availability) => availability === word);
  return stated ?? parseAvailabilityWords(word) ?? 'unknown';
}
