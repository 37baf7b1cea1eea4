import { DomainError } from '@marquee/domain';
import express, { type RequestHandler } from 'express';
import { untimed } from '../overload/request-deadline.ts';

const MAX_BODY_SIZE = '100kb';

/** Parses a JSON body. Rejects a body of another media type. */
export const jsonBody = (): RequestHandler[] => [
  rejectOtherMediaTypes,
  untimed(express.json({ limit: MAX_BODY_SIZE, strict: false })),
];

const rejectOtherMediaTypes: RequestHandler = (req, _res, next) => {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined ||
    Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('application/json'))
    throw new DomainError(
      'unsupported_media_type',
      'Send JSON in UTF-8, with Content-Type: application/json.',
    );
  next();
};
