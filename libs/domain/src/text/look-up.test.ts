import { expect, it } from '@jest/globals';
import { lookUp } from './look-up.ts';

const TABLE = { postponed: 'postponed' };

it('lookUp returns the entry of a name', () => {
  expect(lookUp(TABLE, 'postponed')).toBe('postponed');
});

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])(
  'lookUp ignores the inherited property "%s"',
  (name) => {
    expect(lookUp(TABLE, name)).toBeUndefined();
  },
);
