import plan from '../texts/plan.json' with { type: 'json' };
import type { SiteTranslator } from '../texts/site-translator.ts';

const NAMES = Object.keys(plan.en) as (keyof typeof plan.en)[];

/** Translates a label or note of a plan. Returns null for one that has no translation. */
export function translateLabel(english: string, { t }: Pick<SiteTranslator, 't'>): string | null {
  const name = NAMES.find((known) => plan.en[known] === english);
  return name === undefined ? null : t(name);
}
