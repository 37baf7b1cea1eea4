import ICAL from 'ical.js';
import type { RawWarning } from '../../raw-event.ts';
import { parseComponent } from './ics-components.ts';

/**
 * A parsed VEVENT. Its recurrence rules are text: ical.js refuses an event with a rule that it does
 * not know.
 */
export interface ParsedEvent {
  component: ICAL.Component;
  rules: string[];
  /** Lines that could not be parsed. */
  warnings: RawWarning[];
}

/** RFC 5545 recommends one. Each rule can take 100,000 steps. */
const MAX_RULES = 10;
const RULE = /^RRULE(?:;[^:]*)?:(?:RRULE:)?(.*)$/i;

/**
 * Parses a VEVENT. A line that cannot be parsed is left out. Returns null if nothing can be parsed.
 */
export function parseEvent(text: string): ParsedEvent | null {
  const lines = text.split('\r\n');
  const rules = lines
    .flatMap((line) => RULE.exec(line)?.[1]?.trim() ?? [])
    .filter(Boolean)
    .slice(0, MAX_RULES);
  const others = lines.filter((line) => !RULE.test(line));
  const component = parseComponent(others.join('\r\n'));
  if (component !== null) return { component, rules, warnings: [] };
  const sound = others.filter(isSound);
  const rest = parseComponent(sound.join('\r\n'));
  if (rest === null) return null;
  const unsound = others.filter((line) => !isSound(line));
  return {
    component: rest,
    rules,
    warnings: unsound.map((detail) => ({ warning: 'line that cannot be read', detail })),
  };
}

function isSound(line: string): boolean {
  return (
    /^(?:BEGIN|END):/i.test(line) ||
    parseComponent(`BEGIN:VEVENT\r\n${line}\r\nEND:VEVENT`) !== null
  );
}
