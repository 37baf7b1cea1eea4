import { expect, it } from '@jest/globals';
import { findCircles } from './find-circles.ts';

it('findCircles names the members of a circle', () => {
  const imports = new Map([
    ['start', ['a']],
    ['a', ['b', 'leaf']],
    ['b', ['c']],
    ['c', ['a']],
    ['leaf', []],
  ]);
  expect(findCircles(imports)).toEqual([['a', 'b', 'c']]);
});
