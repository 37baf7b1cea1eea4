import { expect, it } from '@jest/globals';
import { findCopies } from './one-copy.ts';

it('finds further copies of a package in the same version', () => {
  const copies = findCopies({
    packages: {
      '': { version: '1.0.0' },
      'libs/types': { version: '3.0.2' },
      'node_modules/types': { version: '2.1.35' },
      'node_modules/send/node_modules/types': { version: '3.0.2' },
      'node_modules/accepts/node_modules/types': { version: '3.0.2' },
      'node_modules/accepts/node_modules/@scope/db': { version: '1.54.0' },
      'node_modules/@scope/db': { version: '1.54.0' },
      'node_modules/linked': {},
    },
  });
  expect([...copies]).toEqual([
    ['node_modules/accepts/node_modules/@scope/db', 'node_modules/@scope/db'],
    ['node_modules/send/node_modules/types', 'node_modules/accepts/node_modules/types'],
  ]);
});
