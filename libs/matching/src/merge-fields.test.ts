import { expect, it } from '@jest/globals';
import { mergeFields } from './merge-fields.ts';

it('takes a single value from the best listing that states it', () => {
  expect(
    mergeFields([{ kind: 'talk' }, { kind: 'tour', dogs_allowed: false, outdoor: true }]),
  ).toEqual({ kind: 'talk', dogs_allowed: false, outdoor: true });
});

it('combines languages of all listings, and features and translations key by key', () => {
  const merged = mergeFields([
    { languages: ['fi'], accessibility: { step_free: false }, titles: { fi: 'Kesä' } },
    {
      languages: ['sv', 'fi'],
      accessibility: { step_free: true, captions: true },
      titles: { fi: 'Kesa', en: 'Summer' },
    },
  ]);
  expect(merged).toEqual({
    languages: ['fi', 'sv'],
    accessibility: { step_free: false, captions: true },
    titles: { fi: 'Kesä', en: 'Summer' },
  });
});

it('leaves out what no listing states', () => {
  expect(mergeFields([{}, {}])).toEqual({});
});
