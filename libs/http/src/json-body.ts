import { DomainError } from '@marquee/domain';
import express, { type RequestHandler } from 'express';
import { untimed } from './request-deadline.ts';

const LARGEST = '100kb';

/** Reads a JSON body; one that calls itself something else is refused. */
export const jsonBody = (): RequestHandler[] => [
  refuseOtherBodies,
  untimed(express.json({ limit: LARGEST, strict: false })),
];

const refuseOtherBodies: RequestHandler = (req, _res, next) => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('application/json'))
    throw new DomainError('unsupported_media_type', 'Send JSON in UTF-8, with Content-Type: application/json.');
  next();
};
