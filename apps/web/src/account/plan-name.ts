import type { SiteTranslator } from '../texts/site-translator.ts';

/** Names a plan. Those that are sold keep their names in every language. */
export function planName(tier: string, { t }: Pick<SiteTranslator, 't'>): string {
  if (tier === 'free') return t('planFree');
  return tier === 'custom' ? t('planCustom') : tier;
}
