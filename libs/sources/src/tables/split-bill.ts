const SEPARATORS =
  /\s*[\n•]\s*|\s+[+|/]\s+|\s+(?:w\/|ft\.?|feat\.?|featuring|(?:with|mit|avec|con)\s+(?:(?:very\s+)?special guests?:?|support(?:\s+(?:from|by))?:?)|support:?|(?:very\s+)?special guests?:?)\s+/iu;
const LIVE = /\s*\((?:live(?:[- ]set)?|dj(?:[- ]?set)?|solo|acoustic|headliner|opener|support)\)$/i;
// "Ana Roy (violin)", "Ana Roy (Direction musicale)"
const ROLE = /\s*\((?:\p{Ll}[^()]*|\p{Lu}\p{Ll}+(?:\s\p{Ll}+)+)\)$/u;
const LAST_TWO =
  /\s+(?:and|&|und|et|y|e)\s+(?!(?:the|his|her|their|los|las|les|die|der|das|friends|band|co\b))/iu;
const COMMA = /\s*,\s+/;
const MIN_MANY = 3;

/**
 * Splits a bill: "Tin Men + Ana Roy", "Red Owls w/ Blue Birds & Ana Roy", "Red Owls, Tin Men, Ana
 * Roy". A text that can be one act stays whole: "Earth, Wind & Fire", "Angus + Julia Stone".
 */
export function splitBill(names: string): string[] {
  const text = withShortGaps(names.trim());
  const [first = '', ...others] = text.split(SEPARATORS).filter(Boolean);
  const isPlus = /\s\+\s/.test(text) && !text.includes('\n');
  const isBill = others.length > 0 && (!isPlus || [first, ...others].every(isFullName));
  if (!isBill) return splitCommas(text).map(withoutRole);
  return [
    ...splitCommas(first),
    ...others.flatMap((part) => splitCommas(part).flatMap((act) => splitLastTwo(act))),
  ].map(withoutRole);
}

/** One word can be a first name, and a small letter continues a name ("the Owls"). */
const isFullName = (act: string): boolean => /^[^\p{Ll}]\S*\s+\S/u.test(act);

function splitCommas(text: string): string[] {
  const acts = text.split(COMMA);
  const last = acts.at(-1) ?? '';
  const isListed = acts.every((act) => /^[^\p{Ll}]/u.test(act) && act.length > 1);
  if (acts.length === 1 || !isListed) return [text];
  const pair = splitLastTwo(last);
  const isOneAct = pair.length > 1 && acts.every((act) => act === last || !isFullName(act));
  const isClear =
    acts.length >= MIN_MANY ? !isOneAct : acts.every(isFullName) && !/^the\s/i.test(last);
  return isClear ? [...acts.slice(0, -1), ...pair] : [text];
}

function splitLastTwo(text: string): string[] {
  const acts = text.split(LAST_TWO);
  return acts.length === 2 && acts.every((act) => act.length > 1) ? acts : [text];
}

/** Removes what an act does: "(live)", "(violin)". */
export const withoutRole = (act: string): string =>
  withShortGaps(act).replace(LIVE, '').replace(ROLE, '').trim() || act;

/** The patterns above need quadratic time for a long gap. */
const withShortGaps = (text: string): string =>
  text.replaceAll(/\s{2,}/g, (gap) => (gap.includes('\n') ? '\n' : ' '));
