import { EmailAddress } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { readFields } from '../forms.ts';
import { ownAddress, personalContext, sendPage } from '../send-page.tsx';
import { requestLink } from '../sign-in/sign-in-routes.tsx';
import { findSignedIn } from '../sign-in/signed-in.ts';
import { parseFilterText } from '../webhooks/webhook-fields.tsx';
import { findListName, readChoice, startFollowing, TO_FOLLOWED } from './follow-choice.ts';
import { FollowPage, FollowSentPage } from './follow-form.tsx';
import { nameList, toMailName } from './name-list.ts';

const readEmail = createInputReader(z.object({ email: EmailAddress }));

/**
 * POST /account/follow: mails a link that carries what is followed. The owner of the address, if
 * signed in, follows at once.
 */
export async function follow(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const fields = readFields(req);
  const choice = readChoice(fields);
  const { email } = readEmail.parseFields(fields);
  const context = personalContext(deps, { req, res });
  const signedIn = await findSignedIn(deps, req);
  if (signedIn?.session.email === email) {
    await startFollowing(deps, { session: signedIn.session, context }, choice);
    res.redirect(303, ownAddress(deps, { req, res }, TO_FOLLOWED));
    return;
  }
  const name = await nameList(deps, parseFilterText(choice.filter), context);
  const followed = { ...choice, name: toMailName(name, context) };
  await requestLink(deps, { req, res }, { email, follow: followed });
  const body = <FollowSentPage name={name} choice={{ ...choice }} />;
  await sendPage(deps, { req, res }, { title: 'linkSent', body });
}

/** The form by itself, after a mistake. */
export async function showFollow(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const { filter = '' } = readFields(req);
  const context = personalContext(deps, { req, res });
  const name = (await findListName(deps, filter, context)) ?? context.translator.t('events');
  const body = <FollowPage name={name} filter={filter} />;
  await sendPage(deps, { req, res }, { title: 'confirmFollow', body });
}
