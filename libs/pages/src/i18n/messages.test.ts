import { describe, expect, it } from '@jest/globals';
import messages from './messages.json' with { type: 'json' };
import notices from './plan-notices.json' with { type: 'json' };
import { formatPlanNotice } from './plan-notices.ts';
import { createTranslator } from './translator.ts';

describe('the texts of the pages', () => {
  it.each(Object.entries(messages))('contain every text in %s', (_language, texts) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(messages.en).sort());
    for (const [name, text] of Object.entries(texts)) {
      const places = (of: string) =>
        (name === 'demands' ? ['{count'] : (of.match(/\{\w+/g) ?? [])).toSorted();
      expect({ name, places: places(text) }).toEqual({
        name,
        places: places(messages.en[name as keyof typeof messages.en]),
      });
    }
  });
});

describe('the notices of a plan', () => {
  it.each(Object.entries(notices))('contain every text in %s', (_language, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(notices.en));
    for (const [code, text] of Object.entries(texts))
      expect([code, text.match(/\{\w+/g)]).toEqual([
        code,
        code === 'runs_days' ? ['{days', '{date'] : null,
      ]);
  });

  it('state days in the language and the format of the reader', () => {
    const runs = {
      code: 'runs_days',
      from: '2026-12-11',
      to: '2026-12-13',
      date: '2026-12-12',
    } as const;
    expect(formatPlanNotice(runs, createTranslator('de-DE'))).toBe(
      'Termin: 11.–13.12.2026. Dieser Plan gilt für den 12.12.2026.',
    );
    const soldOut = { code: 'sold_out', from: null, to: null, date: null } as const;
    expect(formatPlanNotice(soldOut, createTranslator('fr-CA'))).toBe(notices.fr.sold_out);
  });
});
