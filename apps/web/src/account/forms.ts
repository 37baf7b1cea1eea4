import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@marquee/domain';
import { untimed } from '@marquee/http';
import express, { type Request, type RequestHandler } from 'express';

const MAX_FORM_SIZE = '64kb';

/** Accepts a form of our own pages only. A browser sends Origin with every POST, and a page cannot change it. */
export const ownForm = (web: string): RequestHandler[] => [
  (req, _res, next) => {
    if (req.get('origin') !== new URL(web).origin)
      throw new DomainError('invalid_body', `This form was not sent from this website. Open it at ${web}.`);
    if (!req.is('application/x-www-form-urlencoded'))
      throw new DomainError('unsupported_media_type', 'Send the fields of the form, URL-encoded.');
    next();
  },
  untimed(express.urlencoded({ extended: false, limit: MAX_FORM_SIZE, parameterLimit: 50 })),
];

export type FormFields = Readonly<Record<string, string>>;

/** Returns the fields of a form. A repeated field counts as absent. */
export function readFields({ body }: Request): FormFields {
  const content: unknown = body;
  if (typeof content !== 'object' || content === null) return {};
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Tokens that prove that a form belongs to the session that sends it. */
export function createFormTokens(hashSecret: string) {
  const create = (sessionToken: string): string =>
    createHmac('sha256', hashSecret).update(`form of ${sessionToken}`).digest('base64url');

  /** Throws if the token is missing or of another session. */
  function verify(sessionToken: string, formToken: string | undefined): void {
    const [expected, given] = [Buffer.from(create(sessionToken)), Buffer.from(formToken ?? '')];
    if (expected.length === given.length && timingSafeEqual(expected, given)) return;
    throw new DomainError(
      'invalid_body',
      'This form is of an earlier session. Go back, reload the page and send it again.',
    );
  }

  return { create, verify };
}
