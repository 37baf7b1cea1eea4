import type { UnreadableRecord } from '../../raw-event.ts';
import { parseCarelessJson } from './json-text.ts';

/**
 * Splits a text into its JSON documents: one value, one per line, or the JSON-LD scripts of an HTML
 * page.
 */
export function parseDocuments(
  text: string,
  where: string,
): (UnreadableRecord | { document: unknown })[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('<')) return parseScripts(trimmed, where);
  const whole = parsed(trimmed);
  if (whole) return [whole];
  return trimmed.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    return (
      parsed(line) ?? {
        unreadable: 'The line is not valid JSON.',
        where: `${where}, line ${index + 1}`,
      }
    );
  });
}

const OPENING = /<script\b([^>]{0,500})>/i;
const IS_JSON_LD = /\btype\s{0,9}=\s{0,9}["']?application\/ld\+json\b/i;

function parseScripts(page: string, where: string) {
  const scripts = page.split(/<\/script/i).flatMap((part) => {
    const [tag, attributes = ''] = OPENING.exec(part) ?? [];
    return tag && IS_JSON_LD.test(attributes) ? part.slice(part.indexOf(tag) + tag.length) : [];
  });
  return scripts.map(
    (script, index) =>
      parseCarelessJson(script) ?? {
        unreadable: 'The script is not valid JSON.',
        where: `${where}, script ${index + 1}`,
      },
  );
}

function parsed(text: string): { document: unknown } | null {
  try {
    return { document: JSON.parse(text) };
  } catch {
    return null;
  }
}
