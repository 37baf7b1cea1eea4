import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createOperatorRepository } from '@marquee/database';
import { FORMS } from '../src/console/console-actions.ts';
import { createAccountWeb, newAddress, type AccountWeb } from './account-fixture.ts';

let web: AccountWeb;
beforeAll(async () => {
  web = await createAccountWeb();
});
afterAll(() => web[Symbol.asyncDispose]());

const IRREVERSIBLE = [
  'reports/x/accept',
  'events/remove',
  ...['duplicates/merge', 'duplicates/lists/merge'],
  ...['duplicate-venues/merge', 'duplicate-artists/merge', 'duplicate-organizers/merge'],
];

const CONFIRM = 'Confirm that it is you';

it('without a passkey, requires another sign-in after 12 hours, and after 15 minutes for merges and deletions', async () => {
  const email = newAddress();
  await createOperatorRepository(web.database).add(email);
  const cookie = await web.signIn(email);
  const signedInFor = (hours: number) =>
    web.database.pool.query(
      `UPDATE session SET created_at = now() - make_interval(secs => $1) WHERE account_id = (SELECT id FROM account WHERE email = $2)`,
      [hours * 3_600, email],
    );
  await signedInFor(0.3);
  await web.open('/console/log', cookie).expect(200);
  for (const path of IRREVERSIBLE)
    expect((await web.act(`/console/${path}`, cookie)).text).toContain(CONFIRM);
  expect((await web.act('/console/events/feature', cookie)).text).not.toContain(CONFIRM);
  await signedInFor(12.1);
  const { headers } = await web.open('/console/log', cookie).expect(303);
  expect(headers['location']).toBe('/account/sign-in');
  expect(String(headers['set-cookie'])).toContain(encodeURIComponent('/console/log'));
  for (const path of Object.keys(FORMS))
    expect((await web.act(`/console/${path.replace(':id', 'x')}`, cookie)).text).toContain(CONFIRM);
  await web.open('/account', cookie).expect(200);
});
