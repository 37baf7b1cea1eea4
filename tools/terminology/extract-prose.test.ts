import { describe, expect, it } from '@jest/globals';
import { extractProse } from './extract-prose.ts';

const CODE = `const value = 'a string'; // a comment
/** A docstring. */
it('has a name', () => undefined);
describe.each([1])(\`a template \${value}\`, () => undefined);
`;

describe('extractProse', () => {
  const lines = extractProse('example.ts', CODE).split('\n');

  it('returns comments at their line and column', () => {
    expect(lines[0]).toBe(`${' '.repeat(26)}// a comment`);
    expect(lines[1]).toBe('/** A docstring. */');
  });

  it('returns test names', () => {
    expect(lines[2]?.trim()).toBe('has a name');
    expect(lines[3]?.trim()).toBe('a template ${value}');
  });
});
