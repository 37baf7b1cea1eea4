import { expect, it } from '@jest/globals';
import { lookUp } from './look-up.ts';

const TABLE = { postponed: 'postponed' };

it('returns the entry of a name', () => {
  expect(lookUp(TABLE, 'postponed')).toBe('postponed');
});

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])(
  'finds no inherited property called "%s"',
  (name) => {
    expect(lookUp(TABLE, name)).toBeUndefined();
  },
);
