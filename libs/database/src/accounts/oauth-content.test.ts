import { expect, it } from '@jest/globals';
import { withId, withoutId } from './oauth-content.ts';

const ID = 'x7$Kq';

it.each([
  { jti: ID, returnTo: `https://events.test/oauth/authorize/${ID}` },
  { jti: ID, state: '$id' },
  { jti: ID, state: '$$id $& $$', nonce: '$' },
  { jti: ID, client_name: `a${ID}$id` },
])('stores %j without its id, and returns it unchanged', (content) => {
  const stored = withoutId(content, ID);
  expect(JSON.stringify(stored)).not.toContain(ID);
  expect(withId(stored, ID)).toEqual(content);
});
