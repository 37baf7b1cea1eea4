// An operator with a browser that has passkeys.
import { createOperatorRepository } from '@marquee/database';
import type { AccountWeb } from './account-fixture.ts';
import { newAddress } from './account-fixture.ts';
import { createSoftwarePasskey, type Answering, type SoftwarePasskey } from './software-passkey.ts';

export async function createOperator(web: AccountWeb) {
  const email = newAddress();
  await createOperatorRepository(web.database).add(email);

  const challenge = async (cookie: string, kind: 'create' | 'use'): Promise<string> => {
    const { body } = await web.act('/account/passkeys/challenge', cookie, { kind });
    return (body as { challenge: string }).challenge;
  };
  /** Returns the passkey, and the cookie that the session has from then on. */
  async function addPasskey(cookie: string, name = 'Laptop') {
    const passkey = createSoftwarePasskey();
    const passkeyAnswer = passkey.create({
      challenge: await challenge(cookie, 'create'),
      origin: web.url,
    });
    const response = await web.act('/account/passkeys', cookie, { name, passkey: passkeyAnswer });
    const { status } = response;
    if (status !== 303) throw new Error(`The passkey was refused: ${String(status)}`);
    return { passkey, cookie: web.cookieOf(response) };
  }
  /** Returns an answer for the session, which `options` can spoil. */
  const answer = async (
    passkey: SoftwarePasskey,
    cookie: string,
    options: Partial<Answering> = {},
  ): Promise<string> =>
    passkey.use({ challenge: await challenge(cookie, 'use'), origin: web.url, ...options });
  const send = (cookie: string, passkey: string) =>
    web.act('/account/passkeys/use', cookie, { passkey });

  /** Moves all sign-ins of the operator into the past. */
  const signedInFor = (hours: number) =>
    web.database.pool.query(
      `UPDATE session SET created_at = now() - make_interval(secs => $1), passkey_at = CASE WHEN passkey_at IS NOT NULL THEN now() - make_interval(secs => $1) END
       WHERE account_id = (SELECT id FROM account WHERE email = $2)`,
      [hours * 3_600, email],
    );

  return { email, challenge, addPasskey, answer, send, signedInFor };
}
