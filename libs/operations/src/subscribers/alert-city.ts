import type { DemandRepository } from '@marquee/database';
import { parseCountryCode } from '@marquee/domain';

type FindCity = DemandRepository['findCity'];
export type AlertCity = Awaited<ReturnType<FindCity>>;

/** Finds the most populous city for a name or "name,country". Adds an unknown city. */
export function findAlertCity(findCity: FindCity, text: string): Promise<AlertCity> {
  const [, name, country] = /^(.*\S)\s*,\s*([^,]+)$/.exec(text) ?? [];
  const code = country === undefined ? null : parseCountryCode(country);
  return name !== undefined && code !== null
    ? findCity({ name, country_code: code })
    : findCity({ name: text, country_code: null });
}
