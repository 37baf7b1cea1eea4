import { describe, expect, it } from '@jest/globals';
import { MATCH, scoreOf } from './listing-fixtures.ts';

const RACES = {
  en: [
    'Australian Grand Prix|Chinese Grand Prix|Japanese Grand Prix|Bahrain Grand Prix',
    'Saudi Arabian Grand Prix|Miami Grand Prix|Canadian Grand Prix|Monaco Grand Prix',
    'Spanish Grand Prix|Austrian Grand Prix|British Grand Prix|Belgian Grand Prix',
    'Hungarian Grand Prix|Dutch Grand Prix|Italian Grand Prix|Azerbaijan Grand Prix',
    'Singapore Grand Prix|United States Grand Prix|Mexico City Grand Prix',
    'São Paulo Grand Prix|Las Vegas Grand Prix|Qatar Grand Prix|Abu Dhabi Grand Prix',
    'Emilia-Romagna Grand Prix',
  ].join('|'),
  pt: [
    'Grande Prêmio da Austrália|Grande Prêmio da China|Grande Prêmio do Japão',
    'Grande Prêmio do Bahrein|Grande Prêmio da Arábia Saudita|Grande Prêmio de Miami',
    'Grande Prêmio do Canadá|Grande Prêmio de Mônaco|Grande Prêmio da Espanha',
    'Grande Prêmio da Áustria|Grande Prêmio da Grã-Bretanha|Grande Prêmio da Bélgica',
    'Grande Prêmio da Hungria|Grande Prêmio dos Países Baixos|Grande Prêmio da Itália',
    'Grande Prêmio do Azerbaijão|Grande Prêmio de Singapura',
    'Grande Prêmio dos Estados Unidos|Grande Prêmio da Cidade do México',
    'Grande Prêmio de São Paulo|Grande Prêmio de Las Vegas|Grande Prêmio do Catar',
    'Grande Prêmio de Abu Dhabi|Grande Prêmio da Emilia-Romagna',
  ].join('|'),
  es: [
    'Gran Premio de Australia|Gran Premio de China|Gran Premio de Japón',
    'Gran Premio de Baréin|Gran Premio de Arabia Saudí|Gran Premio de Miami',
    'Gran Premio de Canadá|Gran Premio de Mónaco|Gran Premio de España',
    'Gran Premio de Austria|Gran Premio de Gran Bretaña|Gran Premio de Bélgica',
    'Gran Premio de Hungría|Gran Premio de los Países Bajos|Gran Premio de Italia',
    'Gran Premio de Azerbaiyán|Gran Premio de Singapur|Gran Premio de los Estados Unidos',
    'Gran Premio de la Ciudad de México|Gran Premio de São Paulo|Gran Premio de Las Vegas',
    'Gran Premio de Catar|Gran Premio de Abu Dabi|Gran Premio de Emilia-Romaña',
  ].join('|'),
};

const TEAMS = {
  en: [
    'Germany|Spain|France|England|Netherlands|Croatia|Belgium|Switzerland|Japan',
    'South Korea|Morocco|Egypt|Brazil|Mexico|United States|Norway|Sweden|Ivory Coast',
    'Saudi Arabia|Turkey',
  ].join('|'),
  de: [
    'Deutschland|Spanien|Frankreich|England|Niederlande|Kroatien|Belgien|Schweiz|Japan',
    'Südkorea|Marokko|Ägypten|Brasilien|Mexiko|Vereinigte Staaten|Norwegen|Schweden',
    'Elfenbeinküste|Saudi-Arabien|Türkei',
  ].join('|'),
};

/**
 * Compares each title of one list with each of the other, at the same hour. Equal positions are one
 * event.
 */
function measure(one: string[], other: string[]) {
  const pairs = one.flatMap((title, a) =>
    other.map((translated, b) => ({
      isOne: a === b,
      isMatch:
        scoreOf(['', { ...MATCH, artists: [] }, { title }, { title: translated }]).decision ===
        'match',
    })),
  );
  const matches = pairs.filter(({ isMatch }) => isMatch);
  const right = matches.filter(({ isOne }) => isOne).length;
  return { precision: right / matches.length, recall: right / one.length };
}

const matchesOf = (teams: string, separator: string) => {
  const names = teams.split('|');
  return names.map((name, at) => `${name} ${separator} ${names[(at + 1) % names.length] ?? ''}`);
};

describe('two lists of one sport in two languages', () => {
  it.each(['pt', 'es'] as const)('join races in English and %s', (language) => {
    const { precision, recall } = measure(RACES.en.split('|'), RACES[language].split('|'));
    expect(precision).toBe(1);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  it('join matches of national teams in English and German', () => {
    const { precision, recall } = measure(matchesOf(TEAMS.en, 'v'), matchesOf(TEAMS.de, 'gegen'));
    expect(precision).toBe(1);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  it('join sessions, finals and runs, but not other sessions of the same hour', () => {
    const pairs = [
      ['Italian Grand Prix: Qualifying', "Gran Premio d'Italia: Qualifiche"],
      ['Italian Grand Prix: First Practice Session', "Gran Premio d'Italia: Prove libere 1"],
      ['Austrian GP: FP2', 'Großer Preis von Österreich: 2. Freies Training'],
      ['Spanish Grand Prix', "Grand Prix d'Espagne"],
      ['24 Hours of Le Mans', '24 Heures du Mans'],
      ["Open: Women's Singles Final", 'Open : finale du simple dames'],
      ["Open: Men's Singles Final", 'Open : finale du simple messieurs'],
      ["Open: Men's Doubles Final", 'Open : finale du double messieurs'],
      ["Open: Men's Singles, Semifinal", 'Open : demi-finale du simple messieurs'],
      ['Ghent Half Marathon', 'Halbmarathon Ghent'],
      ['Spain v France', 'Espanha x França'],
    ];
    const { precision, recall } = measure(
      pairs.map(([one = '']) => one),
      pairs.map(([, other = '']) => other),
    );
    expect(precision).toBe(1);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
});
