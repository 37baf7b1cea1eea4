import { lookUp } from '@marquee/domain';

interface League {
  /** Null if clubs from several countries play. */
  country: string | null;
  /** The time zone in which the league announces its matches. */
  zone: string;
}

/**
 * Keyed by the first part of the file name, or the whole name. The files state times without a
 * zone.
 */
const LEAGUES: Partial<Record<string, League>> = {
  ar: { country: 'AR', zone: 'America/Argentina/Buenos_Aires' },
  at: { country: 'AT', zone: 'Europe/Vienna' },
  au: { country: null, zone: 'Australia/Sydney' }, // with clubs of New Zealand
  be: { country: 'BE', zone: 'Europe/Brussels' },
  br: { country: 'BR', zone: 'America/Sao_Paulo' },
  ch: { country: 'CH', zone: 'Europe/Zurich' },
  cn: { country: 'CN', zone: 'Asia/Shanghai' },
  co: { country: 'CO', zone: 'America/Bogota' },
  'copa.l': { country: null, zone: 'America/Argentina/Buenos_Aires' },
  cz: { country: 'CZ', zone: 'Europe/Prague' },
  de: { country: 'DE', zone: 'Europe/Berlin' },
  dz: { country: 'DZ', zone: 'Africa/Algiers' },
  eg: { country: 'EG', zone: 'Africa/Cairo' },
  en: { country: 'GB', zone: 'Europe/London' },
  es: { country: 'ES', zone: 'Europe/Madrid' },
  fr: { country: 'FR', zone: 'Europe/Paris' },
  gr: { country: 'GR', zone: 'Europe/Athens' },
  hu: { country: 'HU', zone: 'Europe/Budapest' },
  it: { country: 'IT', zone: 'Europe/Rome' },
  jp: { country: 'JP', zone: 'Asia/Tokyo' },
  ma: { country: 'MA', zone: 'Africa/Casablanca' },
  mls: { country: null, zone: 'America/New_York' }, // with clubs of Canada
  mx: { country: 'MX', zone: 'America/Mexico_City' },
  nl: { country: 'NL', zone: 'Europe/Amsterdam' },
  pt: { country: 'PT', zone: 'Europe/Lisbon' },
  ru: { country: 'RU', zone: 'Europe/Moscow' },
  sco: { country: 'GB', zone: 'Europe/London' },
  tr: { country: 'TR', zone: 'Europe/Istanbul' },
  uefa: { country: null, zone: 'Europe/Zurich' },
};

/** Returns the league for a code such as `en.1`, `copa.l` or `mls`, or null if it is unknown. */
export const findLeague = (code: string): League | null =>
  lookUp(LEAGUES, code) ?? lookUp(LEAGUES, code.split('.')[0] ?? '') ?? null;
