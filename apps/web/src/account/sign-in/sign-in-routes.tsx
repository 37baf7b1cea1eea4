import { EmailAddress } from '@marquee/domain';
import { createInputReader, getCaller, readQuery } from '@marquee/http';
import {
  findLink,
  requestSignIn,
  signIn,
  signInByCode,
  type LinkRequest,
  type StartedSession,
} from '@marquee/operations';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { NextPage } from '../done-notice.tsx';
import {
  choiceFields,
  findChoice,
  findListName,
  startFollowing,
  TO_FOLLOWED,
  type StatedChoice,
} from '../follow/follow-choice.ts';
import { readFields, type FormFields } from '../forms.ts';
import { ownAddress, personalContext, sendPage } from '../send-page.tsx';
import { describeDevice } from './device.ts';
import { readSessionCookie, setSessionCookie, takePage } from './session-cookie.ts';
import { EnterPage, LinkSentPage } from './sign-in-pages.tsx';
import { findSignedIn, type SignedIn } from './signed-in.ts';

const readEmail = createInputReader(z.object({ email: EmailAddress }));
const CODE = z.string().transform((text) => text.replace(/\s/g, ''));
const readCode = createInputReader(z.object({ code: CODE }));

const readDevice = (req: Request) => describeDevice(req.get('user-agent'));

interface Exchange {
  req: Request;
  res: Response;
}

/**
 * Mails a link, and notes in the browser that it requested a link. Returns whether it was mailed,
 * which only the owner of the address may learn.
 */
export async function requestLink(
  deps: Dependencies,
  { req, res }: Exchange,
  { email, follow }: Pick<LinkRequest, 'email' | 'follow'>,
): Promise<boolean> {
  const { locale } = personalContext(deps, { req, res }).translator;
  const { network, address } = getCaller(res);
  const isOwnBrowser =
    deps.browserCookies.isKnown(req, email) ||
    (await findSignedIn(deps, req))?.session.email === email;
  const { browserToken, isMailed } = await requestSignIn(deps, {
    email,
    locale,
    device: readDevice(req),
    network: network ?? address,
    isOwnBrowser,
    follow,
  });
  // the code of the last mail still works
  if (isMailed || !isOwnBrowser) deps.browserCookies.setRequested(res, browserToken);
  return isMailed;
}

export async function mailLink(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const { email } = readEmail.parseFields(readFields(req));
  await requestLink(deps, { req, res }, { email });
  await showLinkSent(deps, req, res);
}

export const showLinkSent = (deps: Dependencies, req: Request, res: Response): Promise<void> =>
  sendPage(deps, { req, res }, { title: 'linkSent', body: <LinkSentPage /> });

/**
 * Signs in the browser that requested the link. Another browser gets a page that names what its
 * button does. Mail scanners have no cookie of a browser, so opening a link changes nothing for
 * them.
 */
export async function openLink(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const query = readQuery(req.url);
  const token = query.get('token') ?? '';
  const follow = findChoice(choiceFields(query));
  const link = await findLink(deps, token, deps.browserCookies.readRequested(req));
  if (link.isOwn && req.method === 'GET') await enter(deps, { req, res }, { token, follow });
  else {
    const context = personalContext(deps, { req, res });
    const name = follow && (await findListName(deps, follow.filter, context));
    const body = (
      <EnterPage token={token} link={link} follow={follow && { ...follow }} name={name} />
    );
    await sendPage(deps, { req, res }, { title: follow ? 'confirmFollow' : 'signIn', body });
  }
}

/** The button of the page of a link. */
export function useLink(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const fields = readFields(req);
  return enter(deps, { req, res }, { token: fields['token'] ?? '', follow: findChoice(fields) });
}

interface Link {
  token: string;
  /** What the link follows; null if it only signs in. */
  follow: StatedChoice | null;
}

async function enter(
  deps: Dependencies,
  { req, res }: Exchange,
  { token, follow }: Link,
): Promise<void> {
  const started = await signIn(deps, token, readBrowser(deps, req, res));
  await begin(deps, { req, res }, { started, follow });
}

/** The form for the digits of a mail. */
export async function useCode(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const fields = readFields(req);
  const started = await useSentCode(deps, { req, res }, { fields });
  await begin(deps, { req, res }, { started, follow: findChoice(fields) });
}

function useSentCode(
  deps: Dependencies,
  { req, res }: Exchange,
  { fields, email }: { fields: FormFields; email?: string },
): Promise<StartedSession> {
  const { code } = readCode.parseFields(fields);
  const browserToken = deps.browserCookies.readRequested(req);
  return signInByCode(deps, { code, browserToken, email }, readBrowser(deps, req, res));
}

/** Signs the person of a session in again with a mailed code, in the middle of another form. */
export async function signInAgain(
  deps: Dependencies,
  exchange: Exchange,
  { email, code }: { email: string; code: string },
): Promise<SignedIn> {
  const started = await useSentCode(deps, exchange, { fields: { code }, email });
  keepSession(deps, exchange.res, started);
  return started;
}

const readBrowser = (deps: Dependencies, req: Request, res: Response) => ({
  locale: personalContext(deps, { req, res }).translator.locale,
  device: readDevice(req),
  formerSession: readSessionCookie(req, deps.addresses.web),
});

interface Beginning extends Pick<Link, 'follow'> {
  started: StartedSession;
}

/** Always a new session, so that no one can prepare the session of another person. */
async function begin(
  deps: Dependencies,
  { req, res }: Exchange,
  { started, follow }: Beginning,
): Promise<void> {
  const { session } = started;
  const { web } = deps.addresses;
  keepSession(deps, res, started);
  const requested = takePage(req, res, web);
  const ownPage = (next: NextPage) => ownAddress(deps, { req, res }, next);
  if (follow) {
    const context = personalContext(deps, { req, res });
    await startFollowing(deps, { session, context }, follow);
  }
  const page = follow ? ownPage(TO_FOLLOWED) : (requested ?? ownPage({ goTo: '/account' }));
  res.set('Cache-Control', 'no-store').redirect(303, page);
}

function keepSession(
  { addresses: { web }, browserCookies }: Dependencies,
  res: Response,
  { token, session }: StartedSession,
): void {
  setSessionCookie(res, token, { web, session });
  browserCookies.setKnown(res, session.email);
}
