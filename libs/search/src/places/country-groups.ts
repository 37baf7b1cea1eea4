import { foldText } from '@marquee/domain';

/**
 * Countries per subregion of the UN M49 standard. Taiwan and Kosovo, which it omits, are with their
 * neighbours.
 */
const SUBREGIONS: Readonly<Record<string, string>> = {
  '011': 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG',
  '013': 'BZ CR GT HN MX NI PA SV',
  '014': 'BI DJ ER ET KE KM MG MU MW MZ RE RW SC SO SS TF TZ UG YT ZM ZW IO',
  '015': 'DZ EG EH LY MA SD TN',
  '017': 'AO CD CF CG CM GA GQ ST TD',
  '018': 'BW LS NA SZ ZA',
  '021': 'BM CA GL PM US',
  '029': 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  '005': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE GS BV',
  '030': 'CN HK JP KP KR MN MO TW',
  '034': 'AF BD BT IN IR LK MV NP PK',
  '035': 'BN ID KH LA MM MY PH SG TH TL VN',
  '143': 'KG KZ TJ TM UZ',
  '145': 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE',
  '151': 'BG BY CZ HU MD PL RO RU SK UA',
  '154': 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
  '039': 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  '155': 'AT BE CH DE FR LI LU MC NL',
  '053': 'AU NZ NF CX CC HM',
  '054': 'FJ NC PG SB VU',
  '057': 'FM GU KI MH MP NR PW UM',
  '061': 'AS CK NU PF PN TK TO TV WF WS',
};

/**
 * Larger areas of the standard, by their subregions. Intl.DisplayNames knows their names in every
 * language.
 */
const AREAS: Readonly<Record<string, string>> = {
  '002': '011 014 015 017 018',
  '003': '013 021 029',
  '009': '053 054 057 061',
  '019': '005 013 021 029',
  '142': '030 034 035 143 145',
  '150': '151 154 039 155',
  '202': '011 014 017 018',
  '419': '005 013 029',
};

const OTHER_GROUPS: Readonly<Record<string, string>> = {
  EU: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  scandinavia: 'DK NO SE',
  skandinavien: 'DK NO SE',
  scandinavie: 'DK NO SE',
  'nordic countries': 'DK FI IS NO SE',
  nordics: 'DK FI IS NO SE',
  benelux: 'BE LU NL',
  dach: 'AT CH DE',
  iberia: 'ES PT',
  balkans: 'AL BA BG GR HR ME MK RO RS SI XK',
  'baltic states': 'EE LT LV',
  baltics: 'EE LT LV',
  'british isles': 'GB IE',
  'middle east': 'AE BH CY EG IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  'latin america': 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE',
  'eastern europe': 'BG BY CZ HU MD PL RO RU SK UA',
  'central europe': 'AT CH CZ DE HU LI PL SI SK',
  'east asia': 'CN HK JP KR MN MO TW',
  'south east asia': 'BN ID KH LA MM MY PH SG TH TL VN',
};

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja', 'zh', 'ar'] as const;

let groups: ReadonlyMap<string, string[]> | undefined; // built on first use

/** Returns the countries of a continent or group ("Europe", "Südamerika", "Benelux"), or null. */
export function parseCountryGroup(text: string): string[] | null {
  groups ??= buildGroups();
  return groups.get(foldText(text).replace(/^the /, '')) ?? null;
}

function buildGroups(): Map<string, string[]> {
  const countriesByCode = new Map(
    Object.entries(SUBREGIONS).map(([code, list]) => [code, list.split(' ')]),
  );
  for (const [code, parts] of Object.entries(AREAS))
    countriesByCode.set(
      code,
      parts.split(' ').flatMap((part) => countriesByCode.get(part) ?? []),
    );
  const named = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    const displayNames = new Intl.DisplayNames([language], { type: 'region' });
    for (const [code, countries] of countriesByCode)
      named.set(foldText(displayNames.of(code) ?? code), countries);
    named.set(foldText(displayNames.of('EU') ?? 'EU'), OTHER_GROUPS['EU']?.split(' ') ?? []);
  }
  for (const [name, list] of Object.entries(OTHER_GROUPS))
    named.set(foldText(name), list.split(' '));
  return named;
}
