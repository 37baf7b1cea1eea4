import { describe, expect, it } from '@jest/globals';
import messages from './messages.json' with { type: 'json' };

describe('the texts of the pages', () => {
  it.each(Object.entries(messages))('contain every text in %s', (_language, texts) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(messages.en).sort());
    for (const [name, text] of Object.entries(texts)) {
      const places = (of: string) => (name === 'demands' ? ['{count'] : (of.match(/\{\w+/g) ?? [])).toSorted();
      expect({ name, places: places(text) }).toEqual({
        name,
        places: places(messages.en[name as keyof typeof messages.en]),
      });
    }
  });
});
