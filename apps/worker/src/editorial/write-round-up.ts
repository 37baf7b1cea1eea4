import type { RoundUp } from './choose-round-ups.ts';
import { nameItem, type ItemStyle } from './describe-item.ts';
import { selectBest } from './group-dates.ts';
import { escapeMarkdown } from './markdown.ts';
import type { Phrases } from './phrases.ts';
import { describeFacts } from './round-up-facts.ts';
import { describeLead } from './round-up-lead.ts';
import { layOut, writeSection } from './round-up-sections.ts';

/** The text of a round-up in one language. */
export interface RoundUpText {
  title: string;
  /** Plain text. */
  summary: string;
  /** Markdown. */
  body: string;
}

/**
 * Writes a round-up. The same input gives the same text. `now` decides which years are named and
 * what runs.
 */
export function writeRoundUp(roundUp: RoundUp, phrases: Phrases, now: Date): RoundUpText {
  const style: ItemStyle = { phrases, now, hasCity: roundUp.city !== null };
  const sections = layOut(roundUp, phrases);
  const shown = sections.flatMap((section) => section.shown);
  const { phrase } = phrases;
  const seed = [...roundUp.id].reduce((sum, character) => sum + character.charCodeAt(0), 0);
  const [highlight] = selectBest(shown, 1);
  const facts = describeFacts(roundUp, style);
  const body = [
    ...(roundUp.isClosed
      ? [`*${phrase('closed', { period: phrases.period(roundUp.plan) })}*`]
      : []),
    describeLead(roundUp, phrases, escapeMarkdown),
    ...(highlight && !roundUp.isClosed
      ? [
          phrase(`highlight_${seed % 3 === 0 ? 0 : seed % 3 === 1 ? 1 : 2}`, {
            item: nameItem(highlight, style),
          }),
        ]
      : []),
    ...sections.map((section, index) =>
      writeSection(section, style, { isComplete: roundUp.isComplete, variant: seed + index }),
    ),
    ...(facts.length > 0 ? [facts.join(' ')] : []),
    `*${phrase('made')}*`,
  ];
  return {
    title: writeTitle(roundUp, phrases),
    summary: describeLead(roundUp, phrases, (text) => text),
    body: body.join('\n\n'),
  };
}

function writeTitle({ plan, city, category }: RoundUp, { phrase, at, period }: Phrases): string {
  const values = { period: period(plan), ...(city !== null && { at: at(city) }) };
  if (plan.kind !== 'month' || category === null) return phrase(`title_${plan.kind}`, values);
  return phrase('title_topic', { ...values, topic: phrase(`heading_${category}`) });
}
