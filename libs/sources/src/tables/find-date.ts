import { parseForeignTime } from './foreign-time.ts';

const SEPARATORS = /\n|\s[–—|·•-]\s|[;:()[\]](?=\s|$)|(?<=\s)[([]|\.\s(?=\p{Lu})/u;
const LABEL =
  /^(?:wann|when|date|datum|quand|cu[aá]ndo|fecha|data|dato|tid|termin|beginn|start|zeit|time)\s*:?\s*/i;
const MAX_PARTS = 200;
const MIN_LENGTH = 6;

/**
 * Finds the first part of a text that is a date with a year, between marks or lines: "12.05.2027 –
 * Lesung", "Wann: 3. Mai 2027".
 */
export function findDateIn(text: string): { text: string; rest: string } | null {
  const parts = text.split(SEPARATORS).slice(0, MAX_PARTS);
  for (const [index, part] of parts.entries()) {
    const stated = part.trim().replace(LABEL, '').replace(/[,.]$/, '');
    if (stated.length < MIN_LENGTH || !/\d{4}/.test(stated)) continue;
    const next = parts[index + 1]?.trim() ?? '';
    const joined = /^\d{1,2}[:.]\d\d/.test(next) ? `${stated} ${next}` : stated;
    for (const candidate of new Set([joined, stated]))
      if (!('reason' in parseForeignTime(candidate, 'dmy')))
        return { text: candidate, rest: withoutPart(text, part) };
  }
  return null;
}

const withoutPart = (text: string, part: string): string =>
  text
    .replace(part, ' ')
    .replace(/^[\s–—|·•:;,.()-]+|[\s–—|·•:;,(-]+$/gu, '')
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
