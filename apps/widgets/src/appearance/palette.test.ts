import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { backgroundVariables, contrast, parseHex } from './palette.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => number.toString(16).padStart(6, '0'));

describe('backgroundVariables', () => {
  it('returns texts that are readable on any background', () => {
    fc.assert(
      fc.property(anyColour, fc.option(anyColour), (background, accent) => {
        const variables = backgroundVariables(background, accent);
        for (const name of ['--ink', '--quiet', '--accent', '--alert', '--change'])
          for (const under of ['--paper', '--raised'])
            expect(
              contrast(parseHex(variables[name] ?? ''), parseHex(variables[under] ?? '')),
            ).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
