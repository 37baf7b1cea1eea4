import { expect, it } from '@jest/globals';
import texts from '../texts/mail-pages.json' with { type: 'json' };

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
