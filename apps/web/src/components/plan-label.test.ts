import { expect, it } from '@jest/globals';
import {
  HOTELS,
  RESTAURANTS,
  RIDES_AND_MAPS,
  WEATHER_PAGES,
} from '../../../../libs/planner/src/providers.ts';
import { createSiteTranslator } from '../texts/site-translator.ts';
import { translateLabel } from './plan-label.ts';

const TEXTS = [...RIDES_AND_MAPS, ...HOTELS, ...RESTAURANTS, ...WEATHER_PAGES].flatMap(
  ({ label, note }) => (note === undefined ? [label] : [label, note]),
);

it.each(TEXTS)('translates %s', (text) => {
  expect(translateLabel(text, createSiteTranslator('en'))).toBe(text);
  expect([text, null]).not.toContain(translateLabel(text, createSiteTranslator('de')));
});

it('does not translate other labels', () => {
  expect(translateLabel('The Testers on Spotify', createSiteTranslator('de'))).toBeNull();
});
