import { DomainError, ERROR_CODES } from '@marquee/domain';
import type { RequestHandler } from 'express';
import { PROBLEMS, problemSlug } from './problems.ts';

/** Serves `/problems/:type`: the explanation of a problem. */
export const problemPage = (): RequestHandler => (req, res) => {
  const code = ERROR_CODES.find((known) => problemSlug(known) === req.params['type']);
  if (!code)
    throw new DomainError(
      'not_found',
      `No such problem type. Problem types: ${ERROR_CODES.map(problemSlug).join(', ')}.`,
    );
  const { status, title, explanation } = PROBLEMS[code];
  res.json({ ok: true, code, title, status, explanation });
};
