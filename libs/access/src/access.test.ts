import { expect, it } from '@jest/globals';
import { createQuota } from '@marquee/quota';
import { createAccess } from './access.ts';

const ADDRESS = '203.0.113.7';

function createFixture() {
  const quota = createQuota({});
  const findKey = () => Promise.resolve(null);
  return createAccess({ quota, findKey, schedule: 'A', secret: 'a secret' });
}

it('decides at once on a request with room, without a promise', async () => {
  const access = createFixture();
  const caller = await access.authenticate(ADDRESS, undefined);
  expect(access.consume(caller, 'read')).toMatchObject({
    decision: { admitted: true, usages: [{ used: 1 }] },
  });
});

it('admits a free key by the limit of its address when its own is used up', async () => {
  const access = createFixture();
  const anonymous = await access.authenticate(ADDRESS, undefined);
  const holder = { key_id: 'k', account_id: 'a', tier: 'free', custom_limit: null } as const;
  const caller = {
    ...anonymous,
    tier: 'free',
    holder: { ...holder, expires_at: null, origins: null },
  } as const;
  const tiers: string[] = [];
  for (let sent = 0; sent < 602; sent++) {
    const { decision, tier } = await access.consume(caller, 'read');
    tiers.push(decision.admitted ? tier : 'rejected');
  }
  const count = (tier: string) => tiers.filter((name) => name === tier).length;
  expect([count('free'), count('anonymous'), count('rejected')]).toEqual([500, 100, 2]);
});
