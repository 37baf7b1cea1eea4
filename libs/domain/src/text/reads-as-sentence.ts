/** A longer text is no name of a performer. */
const MAX_NAME_LENGTH = 80;
// Longer phrases in lower case are sentences: names have capitals.
const MAX_PLAIN_WORDS = 5;
const MAX_WORDS = 12;
const MIN_CLAUSE_WORDS = 3;

const MARKUP = /[\r\n`{}|\\<>]|\]\(|:\/\/|\bwww\.|\S@\S+\.\S/u;
const DOMAIN =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|xyz|site|online)(?![\p{L}\p{N}])/iu;
// Words with which a text addresses a reader or a model, and not an audience.
const ADDRESS = new RegExp(
  `(?<![\\p{L}])(?:${[
    '(?:ignore|disregard|forget|override|bypass) (?:all|any|every|everything|the|your|my|these|those|previous|prior|earlier|above)',
    'instructions?|system prompt|prompt injection|jailbreak|api keys?|passwords?|credit card',
    '(?:you|assistants?|models?|agents?|users?) (?:must|should|shall|have to|need to|are now|will now|can now)',
    '(?:tell|show|inform|ask|remind|warn|convince) (?:the|your|every|all) (?:user|users|person|people|reader|caller|human)s?',
    'to the (?:user|reader|assistant|model)',
    '(?:visit|click|follow|open|download|buy|order) (?:the|my|our|this|your|here|now)',
    '(?:ignorier|vergiss|beachte)\\p{L}* (?:alle|die|das|diese|vorherige)\\p{L}*|anweisung\\p{L}*',
    'ignorez|oubliez|instrucciones|instruções|istruzioni|ignora (?:las|todas|le|tutte|todo|tutto)',
    'игнорируй\\p{L}*|инструкци\\p{L}*|تجاهل',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);
// Scripts without blanks.
const UNSPACED_ADDRESS = /忽略|无视|無視して|指示に?従|请你|してください/u;
const ROLE =
  /(?:^|[\s.!?])(?:system|assistant|human|user|note|important|warning|attention)\s*:\s*\S+\s+\S/iu;
// "St.", "Dr.", "No." and initials end no sentence.
const CLAUSE_END =
  /(?<!(?:^|\s)(?:\p{L}|st|dr|mr|mrs|ms|jr|sr|feat|ft|vs|no|vol|op|inc|bros)\.)(?<=[.!?;:…。！？；])\s+/iu;
// "B.I.G." ends no sentence.
const FINAL_MARK = /(?:(?<=\p{L}{2})\.|[;:。；])$/u;

const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/**
 * Returns whether a text that a person sent as a name is rather a sentence, a link or markup. Names
 * such as "Panic! at the Disco", "Wham!" and "St. Vincent" are none. It is a guess: what other
 * sources confirm is a name anyway.
 */
export function readsAsSentence(name: string): boolean {
  const text = name.trim();
  if (text.length > MAX_NAME_LENGTH) return true;
  if ([MARKUP, DOMAIN, ADDRESS, UNSPACED_ADDRESS, ROLE].some((pattern) => pattern.test(text)))
    return true;
  const words = countWords(text);
  if (words > MAX_WORDS) return true;
  if (words > MIN_CLAUSE_WORDS && FINAL_MARK.test(text)) return true;
  return hasTwoClauses(text) || isPlainPhrase(text, words);
}

function hasTwoClauses(text: string): boolean {
  const clauses = text.split(CLAUSE_END).map(countWords);
  return clauses.length > 1 && (clauses.at(0) ?? 0) >= MIN_CLAUSE_WORDS;
}

/**
 * Most of the longer words of a name begin with a capital. Scripts without capitals are not judged.
 */
function isPlainPhrase(text: string, words: number): boolean {
  if (words <= MAX_PLAIN_WORDS || !/\p{Lu}|\p{Ll}/u.test(text)) return false;
  const longer = text.match(/\p{L}{4,}/gu) ?? [];
  const capitals = longer.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals * 2 <= longer.length;
}
