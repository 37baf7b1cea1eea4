import { expect, it } from '@jest/globals';
import { EVENT_FIELDS as FIELDS } from './event-fields.ts';
import { toPublicValue, unstated } from './field-values.ts';

const NOT_STATED = Object.fromEntries(
  FIELDS.accessibility.values.map((feature) => [feature, null]),
);

it('a field that no source states is null, empty, or null for each feature', () => {
  expect(unstated(FIELDS.outdoor)).toBeNull();
  expect(unstated(FIELDS.languages)).toEqual([]);
  expect(unstated(FIELDS.titles)).toEqual({});
  expect(unstated(FIELDS.accessibility)).toEqual(NOT_STATED);
});

it('features that sources do not state are added, other values stay', () => {
  expect(toPublicValue(FIELDS.accessibility, { step_free: false })).toEqual({
    ...NOT_STATED,
    step_free: false,
  });
  expect(toPublicValue(FIELDS.outdoor, false)).toBe(false);
  expect(toPublicValue(FIELDS.outdoor, undefined)).toBeNull();
});
