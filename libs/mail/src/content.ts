import { z } from 'zod';

/** A new API key for an address that may not have asked for it. */
export const ApiKeyContent = z.object({
  kind: z.literal('api_key'),
  apiKey: z.string(),
  /** Makes the address an account, by GET /keys/confirm. */
  confirmToken: z.string(),
});
export type ApiKeyContent = z.infer<typeof ApiKeyContent>;

/** The first key of an account that pays. */
export const AccountKeyContent = z.object({ kind: z.literal('account_key'), apiKey: z.string() });
export type AccountKeyContent = z.infer<typeof AccountKeyContent>;

/** What a mail of each kind tells. It waits sealed. */
export const MailContent = z.discriminatedUnion('kind', [ApiKeyContent, AccountKeyContent]);
export type MailContent = z.infer<typeof MailContent>;
