import type { RoundUp } from './choose-round-ups.ts';
import type { Phrases } from './phrases.ts';

const MAX_KINDS = 6;
const MIN_COUNTRIES = 3;

/** Returns the first sentences: how much of what there is. `escape` treats texts of sources. */
export function describeLead(
  roundUp: RoundUp,
  phrases: Phrases,
  escape: (text: string) => string,
): string {
  const { plan, city, items, isComplete } = roundUp;
  const { phrase } = phrases;
  const period = phrases.period(plan);
  if (!isComplete) return phrase('lead_selection', { period });
  if (plan.kind === 'free_weekend')
    return phrase('lead_free', { n: items.length, period, cities: countCities(roundUp) });
  const count = phrase(`count_${roundUp.category ?? 'event'}`, { n: items.length });
  if (city === null) return describeWorld(roundUp, { count, period }, phrases);
  const at = phrases.at(escape(city));
  if (roundUp.category !== null) return phrase('lead_topic', { period, count, at });
  return phrase('lead_kinds', {
    n: items.length,
    at,
    period,
    kinds: phrases.list(countKinds(roundUp, phrases)),
  });
}

const countCities = ({ items }: RoundUp) =>
  new Set(
    items.flatMap(({ event }) =>
      event.country_code === null ? [] : [`${event.city} ${event.country_code}`],
    ),
  ).size;

function describeWorld(
  { items }: RoundUp,
  values: { count: string; period: string },
  phrases: Phrases,
): string {
  const { phrase } = phrases;
  const codes = items.flatMap(({ event }) => event.country_code ?? []);
  const countries = rank(codes);
  if (countries.length === 0) return phrase('lead_plain', values);
  const lead = phrase('lead_world', { ...values, countries: countries.length });
  if (countries.length < MIN_COUNTRIES) return lead;
  const top = countries
    .slice(0, MIN_COUNTRIES)
    .map(([code, n]) => `${phrases.country(code)} (${String(n)})`);
  return `${lead} ${phrase('countries', { list: phrases.list(top) })}`;
}

const countKinds = ({ items }: RoundUp, { phrase }: Phrases) =>
  rank(items.map(({ event }) => event.category))
    .slice(0, MAX_KINDS)
    .map(([category, n]) => phrase(`count_${category}`, { n }));

/** Counts values, most frequent first. */
const rank = <Value extends string>(values: Value[]) =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, { length }]) => [value, length] as const)
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
