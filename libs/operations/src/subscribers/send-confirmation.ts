import type { DigestWish, SubscriberRepository } from '@marquee/database';
import type { Outbox } from '@marquee/mail';
import { hashOfToken, newToken } from '../keys/generate-key.ts';

interface Deps {
  subscribers: Pick<SubscriberRepository, 'askToConfirm'>;
  outbox: Pick<Outbox, 'post'>;
}

interface Asked {
  email: string;
  /** Null: notices only. */
  digest: DigestWish | null;
  /** What the address is to hear of, in words. */
  about: string;
}

/** Mails a link by which an address confirms; at most one in 24 hours. The same work whether or not the address is known. */
export async function sendConfirmation({ subscribers, outbox }: Deps, { email, digest, about }: Asked): Promise<void> {
  const token = newToken();
  await subscribers.askToConfirm({ email, digest, tokenHash: hashOfToken(token) }, (query, { isSilent }) =>
    outbox.post(query, {
      to: email,
      confirmed: false,
      isSilent,
      content: { kind: 'confirm_address', confirmToken: token, about: harmless(about) },
    }),
  );
}

// Names may be anybody's text, and the mail goes to who did not ask for it: no advertisement gets into it.
const ADDRESS = /@|:\/\/|\bwww\b|[\p{L}\p{N}-]\.\p{L}{2,}/iu;

const harmless = (about: string): string => (ADDRESS.test(about) ? 'something that you want to come true' : about);
