import { expect, it } from '@jest/globals';
import { createTranslator } from '@marquee/pages/i18n';
import { listChoices } from './builder-choices.ts';
import texts from './builder-texts.json' with { type: 'json' };

const findArguments = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

it.each(Object.entries(texts))(
  'has every text in %s, with the same arguments',
  (_language, own) => {
    const toArguments = (of: object) =>
      Object.entries(of).map(([name, text]) => [name, findArguments(String(text))]);
    expect(toArguments(own)).toEqual(toArguments(texts.en));
    expect(Object.values(own)).not.toContain('');
  },
);

it('offers each choice once', () => {
  const translator = {
    t: (name: keyof typeof texts.de) => texts.de[name],
    shared: createTranslator('de'),
    named: null,
  };
  for (const choices of Object.values(listChoices(translator))) {
    const shown = choices.map(([, text]) => text);
    expect(shown).toEqual([...new Set(shown)]);
  }
});
