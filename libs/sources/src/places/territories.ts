/** Territories that lists place in another country, with a code of their own. */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  CN: ['HK', 'MO', 'TW'],
  US: ['PR', 'GU', 'VI'],
  FR: ['RE', 'GP', 'MQ', 'GF', 'YT', 'NC', 'PF'],
  GB: ['JE', 'GG', 'IM', 'GI'],
  NL: ['CW', 'AW', 'SX'],
  DK: ['GL', 'FO'],
  FI: ['AX'],
};

export const isCountry = (
  { country_code }: { country_code: string | null },
  code: string | null,
): boolean =>
  code !== null &&
  country_code !== null &&
  (country_code === code || (TERRITORIES[code] ?? []).includes(country_code));
