import type { Availability, EventStatus } from '@marquee/domain';
import type { RawEvent } from '@marquee/sources';
import type { DemoCountry } from './cities.ts';
import type { EventTemplate } from './event-template.ts';
import { chance, pickWeighted, type Random } from './random.ts';

type Tickets = Required<Pick<RawEvent, 'price_min' | 'price_max' | 'currency' | 'is_free'>>;

const STATUSES: readonly [EventStatus, number][] = [
  ['scheduled', 925],
  ['cancelled', 25],
  ['rescheduled', 25],
  ['postponed', 15],
  ['moved_online', 10],
];

const SELLING: readonly [Availability, number][] = [
  ['available', 68],
  ['few_left', 12],
  ['sold_out', 8],
  ['unknown', 12],
];

const NOT_YET_FROM_DAYS = 50;

export function pickStatus(random: Random, template: EventTemplate): EventStatus {
  const status = pickFromTable(random, STATUSES);
  const canMoveOnline =
    template.rooms.length > 0 && ['conference', 'community', 'comedy'].includes(template.category);
  return status === 'moved_online' && !canMoveOnline ? 'rescheduled' : status;
}

export function pickAvailability(
  random: Random,
  sale: { status: EventStatus; inDays: number; isFree: boolean },
): Availability {
  if (sale.status === 'cancelled' || sale.status === 'postponed') return 'off_sale';
  if (sale.inDays >= NOT_YET_FROM_DAYS && chance(random, 0.2)) return 'not_yet';
  if (sale.isFree) return chance(random, 0.9) ? 'available' : 'few_left';
  return pickFromTable(random, SELLING);
}

/**
 * Returns prices in the currency and at the price level of the country. Sometimes the prices are
 * unknown.
 */
export function createTickets(
  random: Random,
  template: EventTemplate,
  country: DemoCountry,
): Tickets {
  const { currency, perEuro, roundTo } = country;
  if (template.euros === null || chance(random, template.freeShare ?? 0)) {
    return { price_min: 0, price_max: 0, currency, is_free: true };
  }
  if (chance(random, 0.04))
    return { price_min: null, price_max: null, currency: null, is_free: null };
  const [low, high] = template.euros;
  const cheapest = low + random() * (high - low);
  const mostExpensive = chance(random, 0.35) ? cheapest : cheapest * (1.2 + random() * 1.3);
  const local = (euros: number) =>
    Math.max(roundTo, Math.round((euros * perEuro) / roundTo) * roundTo);
  return { price_min: local(cheapest), price_max: local(mostExpensive), currency, is_free: false };
}

const pickFromTable = <T>(random: Random, table: readonly [T, number][]): T =>
  pickWeighted(random, table, ([, weight]) => weight)[0];
