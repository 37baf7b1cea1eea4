import { readFile } from 'node:fs/promises';
import { listMails } from '@marquee/testing/list-mails';
import { waitFor } from '@marquee/testing/wait-for';
import PostalMime from 'postal-mime';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export interface PersonDataOptions {
  api: string;
  /** Where the worker, which must be running, writes mails. */
  outbox: string;
  /** Of an event that people want to see. */
  slug: string;
}

/** Stores an account with a key, demand, a click and a subscriber. */
export async function writePersonData({ api, outbox, slug }: PersonDataOptions) {
  await post(`${api}/demand-it`, {
    artist_name: 'Aurora Lane',
    city: 'Berlin',
    user_email: 'ann@example.com',
  });
  await post(`${api}/demand/${slug}`, {});
  await clickAsBrowser(api, slug);
  await post(`${api}/register-api-key`, { email: 'cyd@example.com' });
  const confirmed = await post(`${api}/keys/confirm`, {
    token: await readToken('cyd@example.com', outbox),
  });
  const { api_key: key } = JSON.parse(confirmed) as { api_key: string };
  await post(`${api}/signup`, { email: 'ben@example.com', city: 'Berlin' });
  const body = new URLSearchParams({ token: await readToken('ben@example.com', outbox) });
  const page = await request(`${api}/signup/confirm`, { method: 'POST', body });
  return { key, preferences: /preferences\?token=[\w-]+/.exec(page)?.[0] ?? '' };
}

/** Programs that say that they are one are not counted. */
export const clickAsBrowser = (api: string, slug: string) =>
  request(`${api}/click/${slug}`, { headers: { 'user-agent': BROWSER } });

export const post = (url: string, body: object) =>
  request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function request(url: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const body = await response.text();
  if (response.status >= 400) throw new Error(`${url}: ${String(response.status)} ${body}`);
  return body;
}

async function readToken(address: string, outbox: string): Promise<string> {
  let token: string | undefined;
  await waitFor(async () => {
    const texts = await readMails(address, outbox);
    token = texts
      .map((text) => /confirm\?token=([\w-]+)/.exec(text)?.[1])
      .find((found) => found !== undefined);
    return token !== undefined;
  });
  return token ?? '';
}

async function readMails(address: string, outbox: string): Promise<string[]> {
  const paths = await listMails(outbox);
  const mails = await Promise.all(
    paths.map(async (path) => PostalMime.parse(await readFile(path, 'utf8'))),
  );
  return mails
    .filter(({ to }) => to?.some((recipient) => recipient.address === address))
    .map(({ text = '' }) => text);
}
