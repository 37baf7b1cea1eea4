import { createSubscriberTokens, createPayloadCipher } from '@marquee/mail';
import { must } from '@marquee/testing/must';
import type { Api } from '../create-test-api.ts';
import { send } from '../demand/demand-fixture.ts';

const SECRET = 'a secret of thirty-two characters';
export const ANN = 'ann@example.com';

interface Waiting {
  kind: string;
  confirmToken: string;
  about: string;
  recipient: string;
}

export async function mailsOf({ database }: Api): Promise<Waiting[]> {
  const { rows } = await database.pool.query<{ id: string; content: Buffer; recipient: string }>(
    'SELECT id, content, recipient FROM mail WHERE content IS NOT NULL ORDER BY created_at, id',
  );
  const { decrypt } = createPayloadCipher([SECRET]);
  return rows.map(({ id, content, recipient }) => ({
    ...(JSON.parse(decrypt(content, id)) as Waiting),
    recipient,
  }));
}

export const rowsOf = async ({ database }: Api, table: string) =>
  (await database.pool.query(`SELECT * FROM ${table}`)).rows as unknown[];
export const signUp = (api: Api, body: object = {}) =>
  send(api, '/signup', { body: { email: ANN, city: 'Berlin', ...body } });
/** Sends the form of a page. */
export const press = (
  api: Api,
  path: string,
  form: string | { token: string; [field: string]: unknown },
) =>
  api.request
    .post(`/signup/${path}`)
    .type('form')
    .send(typeof form === 'string' ? { token: form } : form);

/** Signs up and confirms. Returns the tokens of the subscriber. */
export async function subscribed(api: Api, body: object = {}) {
  await signUp(api, body);
  const mail = (await mailsOf(api)).at(-1);
  await press(api, 'confirm', must(mail).confirmToken).expect(200);
  const [row] = (await rowsOf(api, 'subscriber')) as { id: string }[];
  const { createToken } = createSubscriberTokens([SECRET]);
  const id = must(row).id;
  return {
    id,
    preferences: createToken(id, 'preferences'),
    unsubscribe: createToken(id, 'unsubscribe'),
  };
}
