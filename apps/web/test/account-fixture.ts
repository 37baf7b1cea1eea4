// Signs in and sends forms as a browser does.
import { must } from '@marquee/testing/must';
import type { Response } from 'supertest';
import { createPayloadCipher } from '../../../libs/mail/src/payload-cipher.ts';
import type { DependencySettings } from '../src/index.ts';
import { createTestWeb } from './create-test-web.ts';

const SECRET = 'a secret of thirty-two characters';
const COOKIE = /^marquee_session=([\w-]{43});/;

let persons = 0;
/** Returns an address that no other test uses, because one address gets few links an hour. */
export const newAddress = () => `person-${String(persons++)}@example.com`;

export type Fields = Record<string, string>;

interface Sent {
  cookie?: string;
  origin?: string;
}

/** Serves the website without events, with functions of a visitor. */
export async function createAccountWeb(settings: Partial<DependencySettings> = {}) {
  const web = await createTestWeb([], { settings });

  /** Sends a form as the browser of a visitor of our own pages does. */
  const send = (path: string, fields: Fields, { cookie, origin = web.url }: Sent = {}) => {
    const request = web.request.post(path).type('form').set('Origin', origin);
    return (cookie === undefined ? request : request.set('Cookie', cookie)).send(fields);
  };
  const open = (path: string, cookie: string) => web.get(path).set('Cookie', cookie);

  /** Returns the tokens of the mailed links, the newest last. */
  async function mailedTokens(): Promise<string[]> {
    const { rows } = await web.database.pool.query<{ id: string; content: Buffer }>(
      `SELECT id, content FROM mail WHERE kind = 'sign_in' AND content IS NOT NULL ORDER BY created_at, id`,
    );
    const { decrypt } = createPayloadCipher(SECRET);
    return rows.map(
      ({ id, content }) => (JSON.parse(decrypt(content, id)) as { token: string }).token,
    );
  }

  async function requestLink(email: string, locale = 'en'): Promise<string> {
    await send(`/account/sign-in?locale=${locale}`, { email }).expect(200);
    return must((await mailedTokens()).at(-1));
  }

  async function signIn(email: string, cookie?: string): Promise<string> {
    const token = await requestLink(email);
    return cookieOf(
      await send('/account/enter', { token }, cookie === undefined ? {} : { cookie }).expect(303),
    );
  }

  /** Returns the token of the forms of a session. */
  async function formToken(cookie: string): Promise<string> {
    const { text } = await open('/account', cookie).expect(200);
    return must(/name="form_token" value="([\w-]+)"/.exec(text))[1] ?? '';
  }

  const act = async (path: string, cookie: string, fields: Fields = {}) =>
    send(path, { form_token: await formToken(cookie), ...fields }, { cookie });

  return { ...web, send, open, requestLink, signIn, formToken, act, cookieOf };
}
export type AccountWeb = Awaited<ReturnType<typeof createAccountWeb>>;

const cookieOf = ({ headers }: Response): string => {
  const [value] = [headers['set-cookie'] as unknown].flat() as string[];
  return `marquee_session=${must(COOKIE.exec(String(value)))[1] ?? ''}`;
};

/** Returns the part of a text that an expression captures. */
export const idIn = (text: string, action: RegExp): string => must(action.exec(text))[1] ?? '';
