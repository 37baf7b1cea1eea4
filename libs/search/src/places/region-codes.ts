import { lookUp } from '@marquee/domain';

// The gazetteer has letters for US states, but numbers for these.
const NAMES_BY_CODE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    PEI: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  AU: {
    ACT: 'Australian Capital Territory',
    NSW: 'New South Wales',
    NT: 'Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  },
  BR: {
    BA: 'Bahia',
    CE: 'Ceará',
    DF: 'Federal District',
    MG: 'Minas Gerais',
    PE: 'Pernambuco',
    PR: 'Paraná',
    RJ: 'Rio de Janeiro',
    RS: 'Rio Grande do Sul',
    SC: 'Santa Catarina',
    SP: 'São Paulo',
  },
  DE: {
    BW: 'Baden-Wurttemberg',
    BY: 'Bavaria',
    BE: 'State of Berlin',
    BB: 'Brandenburg',
    HB: 'Bremen',
    HH: 'Hamburg',
    HE: 'Hesse',
    MV: 'Mecklenburg-Vorpommern',
    NI: 'Lower Saxony',
    NRW: 'North Rhine-Westphalia',
    NW: 'North Rhine-Westphalia',
    RP: 'Rheinland-Pfalz',
    SL: 'Saarland',
    SN: 'Saxony',
    ST: 'Saxony-Anhalt',
    SH: 'Schleswig-Holstein',
    TH: 'Thuringia',
  },
  GB: { NI: 'Northern Ireland', SCO: 'Scotland', WAL: 'Wales' },
};

/**
 * Returns the gazetteer's name of a region for its usual letters ("ON" in CA is Ontario), or null.
 */
export const regionNameForCode = (countryCode: string, code: string): string | null =>
  lookUp(lookUp(NAMES_BY_CODE, countryCode) ?? {}, code.toUpperCase()) ?? null;

/** Returns the country and name of each region with these letters. */
export const regionsWithLetters = (code: string): { country_code: string; name: string }[] =>
  Object.keys(NAMES_BY_CODE).flatMap((country_code) => {
    const name = regionNameForCode(country_code, code);
    return name === null ? [] : [{ country_code, name }];
  });
