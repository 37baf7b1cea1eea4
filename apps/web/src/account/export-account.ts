import { formatInstant } from '@marquee/domain';
import { listWebhooks } from '@marquee/operations';
import type { Request, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { findSignedIn, toCaller } from './sign-in/signed-in.ts';

/** Sends everything that is stored about the owner of an account, as a JSON file. */
export async function exportAccount(
  deps: Dependencies,
  req: Request,
  res: Response,
): Promise<void> {
  const signedIn = await findSignedIn(deps, req);
  if (!signedIn) {
    res.redirect(303, '/account/sign-in');
    return;
  }
  const { accountId, email } = signedIn.session;
  const caller = await toCaller(deps, signedIn.session, res);
  const [
    account,
    keys,
    publishable_keys,
    { webhooks },
    saved_searches,
    calendars,
    assistants,
    stored_rows,
  ] = await Promise.all([
    deps.accountKeys.findTerms(accountId),
    deps.accountKeys.list(accountId),
    deps.publishableKeys.list(accountId),
    listWebhooks.run({ ...deps, caller }, {}),
    deps.savedSearches.list(accountId),
    deps.calendars.listOwned(accountId),
    deps.assistants.list(accountId),
    deps.persons.show({ email, recipientHashes: deps.emailHasher.hashesFor(email) }),
  ]);
  res.set({
    'Cache-Control': 'no-store',
    'Content-Disposition': 'attachment; filename="marquee-account.json"',
  });
  res.json({
    exported_at: formatInstant(deps.now()),
    account,
    keys,
    publishable_keys,
    webhooks,
    saved_searches,
    calendars,
    assistants,
    stored_rows,
  });
}
