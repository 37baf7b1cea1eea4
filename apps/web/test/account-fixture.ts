// Signs in and sends forms as a browser does.
import type { RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import type { Response } from 'supertest';
import { createPayloadCipher } from '../../../libs/mail/src/payload-cipher.ts';
import type { DependencySettings } from '../src/index.ts';
import { createTestWeb, type TestWebOptions } from './create-test-web.ts';

const SECRET = 'a secret of thirty-two characters';
const COOKIE = /^marquee_session=([\w-]{43});/;

let persons = 0;
/** Returns an address that no other test uses, because one address gets few links an hour. */
export const newAddress = () => `person-${String(persons++)}@example.com`;

export type Fields = Record<string, string>;

interface MailedLink {
  token: string;
  code: string;
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Sent {
  cookie?: string;
  origin?: string;
}

/** Serves the website without events, with functions of a visitor. */
export async function createAccountWeb(
  settings: Partial<DependencySettings> = {},
  { events = [], ...options }: Pick<TestWebOptions, 'host'> & { events?: RawEvent[] } = {},
) {
  const web = await createTestWeb(events, { settings, ...options });

  /** Sends a form as the browser of a visitor of our own pages does. */
  const send = (path: string, fields: Fields, { cookie, origin = web.url }: Sent = {}) => {
    const request = web.request.post(path).type('form').set('Origin', origin);
    return (cookie === undefined ? request : request.set('Cookie', cookie)).send(fields);
  };
  const open = (path: string, cookie: string) => web.get(path).set('Cookie', cookie);

  /** Returns the tokens and codes of the mailed links, the newest last. */
  async function mailedLinks(): Promise<MailedLink[]> {
    const { rows } = await web.database.pool.query<{ id: string; content: Buffer }>(
      `SELECT id, content FROM mail WHERE kind = 'sign_in' AND content IS NOT NULL ORDER BY created_at, id`,
    );
    const { decrypt } = createPayloadCipher([SECRET]);
    return rows.map(({ id, content }) => JSON.parse(decrypt(content, id)) as MailedLink);
  }

  async function requestLink(email: string, locale = 'en'): Promise<string> {
    await send(`/account/sign-in?locale=${locale}`, { email }).expect(200);
    return must((await mailedLinks()).at(-1)).token;
  }

  /**
   * Requests a link as a browser that stores its cookies does. Returns them with the link and the
   * code.
   */
  async function requestAsBrowser(email: string, cookie = '', userAgent = FIREFOX) {
    const request = web.request.post('/account/sign-in').type('form').set('Origin', web.url);
    const response = await request
      .set({ Cookie: cookie, 'User-Agent': userAgent })
      .send({ email })
      .expect(200);
    return { cookie: cookiesIn(response), ...must((await mailedLinks()).at(-1)) };
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

  return {
    ...web,
    ...{ send, open, mailedLinks, requestLink, requestAsBrowser, signIn, formToken, act, cookieOf },
  };
}
export type AccountWeb = Awaited<ReturnType<typeof createAccountWeb>>;

const cookieOf = ({ headers }: Response): string => {
  const [value] = [headers['set-cookie'] as unknown].flat() as string[];
  return `marquee_session=${must(COOKIE.exec(String(value)))[1] ?? ''}`;
};

/** Returns the cookies that a response sets, as a browser sends them. */
export const cookiesIn = ({ headers }: Response): string =>
  ([headers['set-cookie'] as unknown].flat() as (string | undefined)[])
    .map((cookie) => cookie?.split(';', 1)[0] ?? '')
    .join('; ');

/** Returns the part of a text that an expression captures. */
export const idIn = (text: string, action: RegExp): string => must(action.exec(text))[1] ?? '';
