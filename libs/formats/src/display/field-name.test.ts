import { describe, expect, it } from '@jest/globals';
import { fieldValueName, languageName, NAMED_VALUES, type NamedField } from './field-name.ts';
import names from './field-names.json' with { type: 'json' };

describe('the names of values', () => {
  it.each(Object.keys(names))('are complete and distinct in %s', (language) => {
    for (const [field, values] of Object.entries(NAMED_VALUES)) {
      const texts = values.map((value) => fieldValueName(field as NamedField, value, language));
      expect(texts).not.toContain(null);
      expect(new Set(texts).size).toBe(values.length);
    }
  });

  it('fall back to English, and are null for an unknown value', () => {
    expect(fieldValueName('kind', 'race', 'fi')).toBe('Races');
    expect(fieldValueName('kind', 'rice', 'de')).toBeNull();
    expect(languageName('de-AT', 'fr')).toBe('Allemand autrichien');
  });
});
