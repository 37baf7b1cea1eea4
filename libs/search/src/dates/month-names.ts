const MONTHS = [
  'january januar janvier enero gennaio janeiro jan',
  'february februar fevrier febrero febbraio fevereiro feb',
  'march marz maerz mars marzo marco mar',
  'april avril abril aprile apr',
  'may mai mayo maggio maio',
  'june juni juin junio giugno junho jun',
  'july juli juillet julio luglio julho jul',
  'august aout agosto aug',
  'september septembre septiembre settembre setembro sep sept',
  'october oktober octobre octubre ottobre outubro oct okt',
  'november novembre noviembre novembro nov',
  'december dezember decembre diciembre dicembre dezembro dec dez',
];

const MONTH_BY_NAME = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/**
 * Returns 1 to 12 for a folded month name or its abbreviation in English, German, French, Spanish,
 * Italian or Portuguese.
 */
export const parseMonthName = (word: string): number | null => MONTH_BY_NAME.get(word) ?? null;
