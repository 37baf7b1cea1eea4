import type { DemandRepository } from '@marquee/database';
import { parseCountryCode } from '@marquee/domain';

type FindCity = DemandRepository['findCity'];
export type AlertCity = Awaited<ReturnType<FindCity>>;

/** The city of a name, or of "name,country": the most populous one; one that nobody knows yet is kept as given. */
export function findAlertCity(findCity: FindCity, text: string): Promise<AlertCity> {
  const [, name, country] = /^(.*\S)\s*,\s*([^,]+)$/.exec(text) ?? [];
  const code = country === undefined ? null : parseCountryCode(country);
  return name !== undefined && code !== null
    ? findCity({ name, country_code: code })
    : findCity({ name: text, country_code: null });
}
