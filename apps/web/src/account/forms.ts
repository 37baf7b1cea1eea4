import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError, invalidInputs } from '@marquee/domain';
import { untimed } from '@marquee/http';
import type { Secrets } from '@marquee/mail';
import express, { type Request, type RequestHandler } from 'express';

const FORM_KB = 64;

/**
 * Accepts a form of our own pages only. A browser sends Origin with every POST, and a page cannot
 * change it.
 */
export const ownForm = (web: string, { maxKb = FORM_KB } = {}): RequestHandler[] => [
  (req, _res, next) => {
    if (!isOwnOrigin(req, web))
      throw new DomainError(
        'invalid_body',
        `This form was not sent from this website. Open it at ${web}.`,
        { members: { open_at: `${web}${req.path}` } },
      );
    if (!req.is('application/x-www-form-urlencoded'))
      throw new DomainError('unsupported_media_type', 'Send the fields of the form, URL-encoded.');
    next();
  },
  untimed(express.urlencoded({ extended: false, limit: maxKb * 1_024, parameterLimit: 50 })),
];

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** A page that was opened at another name of this computer sends that name. */
function isOwnOrigin(req: Request, web: string): boolean {
  const own = new URL(web);
  const origin = req.get('origin') ?? '';
  if (origin === own.origin) return true;
  if (!LOOPBACK.test(own.hostname) || !URL.canParse(origin)) return false;
  const { protocol, hostname, host } = new URL(origin);
  return protocol === own.protocol && LOOPBACK.test(hostname) && host === req.get('host');
}

export type FormFields = Readonly<Record<string, string>>;

/**
 * Returns the fields of a form. A repeated field counts as absent. Throws if the database cannot
 * store a field.
 */
export function readFields({ body }: Request): FormFields {
  const content: unknown = body;
  if (typeof content !== 'object' || content === null) return {};
  const fields = Object.fromEntries(
    Object.entries(content).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  checkFields(fields);
  return fields;
}

/** Throws if a text contains U+0000, which the database cannot store. */
export function checkFields(fields: FormFields): void {
  const detail = 'must not contain control characters';
  const problems = Object.entries(fields).flatMap(([name, value]) =>
    value.includes('\0') ? [{ name, code: 'invalid_value' as const, detail }] : [],
  );
  if (problems.length > 0) throw invalidInputs('invalid_body', problems);
}

/** Tokens that prove that a form belongs to the session that sends it. */
export function createFormTokens(secrets: Secrets) {
  const create = (sessionToken: string): string => createWith(secrets[0], sessionToken);

  /** Throws if the token is missing or of another session. */
  function verify(sessionToken: string, formToken: string | undefined): void {
    const given = Buffer.from(formToken ?? '');
    if (secrets.some((secret) => isEqual(Buffer.from(createWith(secret, sessionToken)), given)))
      return;
    throw new DomainError(
      'invalid_body',
      'This form is of an earlier session. Go back, reload the page and send it again.',
    );
  }

  return { create, verify };
}

const createWith = (secret: string, sessionToken: string): string =>
  createHmac('sha256', secret).update(`form of ${sessionToken}`).digest('base64url');

const isEqual = (expected: Buffer, given: Buffer): boolean =>
  expected.length === given.length && timingSafeEqual(expected, given);
