// Words of sport in the languages of many calendars, folded: each row in the wording of its key. A
// longer phrase comes before a part of it.
const WORDINGS: Readonly<Record<string, string>> = {
  'grand prix': `grande premio|gran premio|gro(?:ss|s)er preis|grote prijs|velka cena|nagydij|marele premiu|gran prix|wielka nagroda
    |stor pris|gp`,
  practice: `(?:treinos?|entrenamientos?|practicas?|ensayos?) livres?|(?:entrenamientos?|practicas?|ensayos?) libres?|essais libres
    |prove libere|freies training|vrije training|trening wolny|free practice`,
  qualifying: 'quali|qualifi\\w+|clas+ific\\w+|calific\\w+|k[vw]alif\\w+',
  race: 'corridas?|carreras?|rennen|gara|wyscig|course|corsa',
  hours: 'heures|stunden|horas|uren|godzin',
  'world cup': 'weltcup|coupe du monde|coppa del mondo|copa d(?:o|el) mundo|wereldbeker|mundial',
  'half marathon': `halbmarathon|semi marathon|media maraton|mezza maratona|meia maratona|halve marathon|polmaraton`,
  marathon: 'maraton|maratona',
  downhill: 'abfahrt|descente|discesa|descenso',
  'giant slalom': 'riesenslalom|slalom geant|slalom gigante|eslalon gigante',
  semifinal: `semi ?finale?s?|semifinal(?:es|is)|meias? finais|meia final|halbfinale?|demi finales?|halve finale?|polfinal`,
  quarterfinal: `quarter finals?|viertelfinale?|quart(?:o|i|s)? de finale|quart(?:o|i) di finale|cuartos de final|quartas de final
    |quartos de final|kwartfinale|cwiercfinal`,
  eighthfinal: `achtelfinale?|(?:huitiemes?|8e?s?) de finale|ottavi di finale|octavos de final|oitavas de final|oitavos de final
    |achtste finales?|round of 16|last 16`,
  thirdplace: `(?:third|3rd) place(?: (?:match|game|play ?off))?|spiel um (?:den )?(?:platz|dritten platz)(?: 3| drei)?
    |disputa d[eo] (?:3o?|terceiro) lugar|match pour la (?:3e|troisieme) place|petite finale|kleines finale
    |partido por el (?:3er?|tercer) (?:puesto|lugar)|final(?:e|ina) (?:per il )?(?:3o?|terzo) posto`,
  final: 'finale|finala|finaal',
  singles: 'einzel|individual(?:e|es)?|singolare|singulares?|simples?|enkelspel',
  doubles: 'doppel|dobles?|doppio|double|duplas?|pares|dubbelspel',
  mixed: 'mixtes?|mixtos?|misto|mistas?|gemischtes?',
  women: `womens|damen|dames|frauen|femmes|feminin[a-z]*|femenin[a-z]*|femminil[a-z]*|donne|mujeres|ladies|vrouwen|kobiet|kvinner|femenil(?:es)?`,
  men: `mens|herren|heren|manner|hommes|masculin[a-z]*|maschil[a-z]*|uomini|hombres|gentlemens?|mannen|messieurs|mezczyzn|varonil(?:es)?`,
  stage: 'etappe|etape|etapa|tappa|etap',
  motorcycle: 'moto ?gp|motos?|motorrad|motorcycles?|motociclis\\w+|motocyclis\\w+|motocykl\\w*',
};
const PHRASES = Object.entries(WORDINGS).map(
  ([wording, words]) =>
    [new RegExp(`\\b(?:${words.replace(/\s*\n\s*/g, '')})\\b`, 'g'), wording] as const,
);

const PATTERNS: readonly [pattern: RegExp, wording: string][] = [
  [/\b(?:f|formel |formule |formula )([1-4e])\b/g, 'formula$1'],
  [/\bformula1\b/g, ''],
  [/\be ?prix\b/g, 'formulae grand prix'],
  [/\b(?:fp|practice session|practice) ?([1-4])\b/g, 'practice $1'],
  [/\b(?:first|erstes) practice(?: session)?\b/g, 'practice 1'],
  [/\b(?:second|zweites) practice(?: session)?\b/g, 'practice 2'],
  [/\b(?:third|drittes) practice(?: session)?\b/g, 'practice 3'],
  [/\b([1-4])(?:st|nd|rd|th|e|re|er)? practice(?: session)?\b/g, 'practice $1'],
  [
    /\b(?:match|game|spiel|partido|jogo|partita|wedstrijd|mecz)(?: (?:no|nr|number))? (\d{1,3})\b/g,
    'match $1',
  ],
  // "2ª tappa", "14e étape", "1st run"
  [/\b(\d{1,3})(?:st|nd|rd|th|e|er|eme|re|a|o|de|ste) (stage|round|leg|match)\b/g, '$2 $1'],
  [/\b(\d)(?:st|nd|rd|th|e|er|re|a) (?:run|lauf|manche|manga)\b/g, 'run $1'],
];

// Articles and prepositions that other titles do not have.
const SMALL_WORDS = /\b(?:di|dei|della|delle|dello|degli|em|no|na|nos|nas|au|aux|sur|beim|vom)\b/g;

/** Writes an ordinal with its point or sign in one way: "1. Lauf", "21.ª etapa". */
export const withOrdinals = (title: string): string =>
  title.replace(/(\d)(?:\.\s?[ªº]|[ªº]|\.(?=\s\p{L}))/gu, '$1th');

/** Replaces the phrases of a folded title by their English wording. */
export function unifyPhrases(folded: string): string {
  let text = folded;
  for (const [pattern, wording] of [...PHRASES, ...PATTERNS]) text = text.replace(pattern, wording);
  return text.replace(SMALL_WORDS, ' ').replace(/ {2,}/g, ' ').trim();
}
