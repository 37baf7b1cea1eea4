/**
 * Words before a kind of event or a topic that a query excludes, by language, as parts of regular
 * expressions. The longest come first.
 */
export const EXCLUDING_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    "(?:that|which|who) (?:are|is)(?: not|n['’]?t)|(?:are|is)(?: not|n['’]?t)",
    'not into|not interested in|not about|not a fan of|nothing to do with',
    "(?:do|does)(?: not|n['’]?t) (?:really )?(?:like|want|need|enjoy|involve|include|have)|hates?",
    'anything but|everything but|anything except for|everything except for|anything except',
    'everything except|anything other than|all but|all except|but not|but no|not|without',
    'except for|except|excluding|exclude|other than|besides|apart from|aside from',
    'rather than|instead of|minus|nothing with|avoid',
  ],
  de: [
    '(?:die|das|was|der) (?:keine?|keinen|nicht)',
    '(?:mag|mögen|hasse|hassen) keinen?|(?:mag|mögen|hasse|hassen)(?= kein)|hasse|hassen|nicht',
    'alles außer|alles ausser|alles bis auf|ohne|außer|ausser|abgesehen von|statt',
    'bitte keine|bitte kein|keine|keinen|kein',
  ],
  fr: [
    "(?:qui )?(?:ne sont|n['’]est|ne soient|ne soit) pas",
    "(?:n['’]aime|n['’]aimons|ne veux|ne veut|ne voulons) pas|déteste",
    'tout sauf|sans|sauf|hormis|à part|excepté|pas de|pas du|plutôt que',
  ],
  es: [
    'que no (?:sean?|son|es|tengan?)|no (?:me|nos) gustan?|no (?:quiero|queremos)|odio',
    'todo menos|todo excepto|cualquier cosa menos|sin|excepto|salvo|menos|aparte de',
  ],
  it: [
    'che non (?:siano|sia|sono|è)|non (?:mi|ci) (?:piace|piacciono)|non (?:voglio|vogliamo)',
    'tutto tranne|tutto meno|senza|tranne|eccetto|salvo|a parte',
  ],
  pt: [
    'que não (?:sejam?|são|é)|não (?:gosto|gostamos|quero|queremos)|odeio',
    'tudo menos|tudo exceto|sem|exceto|menos|além de',
  ],
  nl: ['die geen|dat geen|hou niet van|houden niet van|niet', 'alles behalve|zonder|behalve|geen'],
  pl: [
    'które nie są|nie (?:lubię|lubimy|chcę)|nie',
    'wszystko oprócz|wszystko poza|bez|oprócz|poza',
  ],
  ru: ['не (?:люблю|любим|хочу)|не', 'всё кроме|кроме|без'],
  ar: ['كل شيء ما عدا|كل شيء إلا|بدون|ما عدا|باستثناء|غير'],
  zh: ['除了|不要|不是|没有'],
};

/**
 * Words before a place that a query excludes, by language. "no" and its like need a preposition:
 * "no Rio" is "in Rio".
 */
export const EXCLUDING_PLACE_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'anywhere but|everywhere but|anywhere except|everywhere except|outside of|outside|excluding',
    'except for|except in|except|(?:but )?not in|not near|not around|but not|never in',
    'other than in|other than|apart from',
  ],
  de: [
    'nicht in|aber nicht in|außer in|ausser in|außer|ausser|außerhalb von|ausserhalb von',
    'überall außer in',
  ],
  fr: [
    'pas à|pas en|pas aux|pas au|sauf à|sauf aux|sauf au|sauf en|sauf|hors de|en dehors de',
    'partout sauf à',
  ],
  es: ['no en|menos en|excepto en|salvo en|fuera de'],
  it: ['non a|non in|non negli|non nei|tranne a|tranne negli|tranne|fuori da'],
  pt: [
    'não em|não nos|não no|não na|não nas|exceto em|exceto nos|exceto no|exceto na|fora de',
    'menos em',
  ],
  nl: ['niet in|behalve in|buiten'],
  pl: ['nie w|oprócz|poza'],
  ru: ['не в|кроме|вне'],
  ar: ['ليس في|خارج|ما عدا'],
};
