import { DomainError, ERROR_CODES } from '@marquee/domain';
import type { RequestHandler } from 'express';
import { PROBLEMS, problemSlug } from './problems.ts';

/** GET /problems/:type explains a problem to the person who follows its `type`. */
export const problemPage = (): RequestHandler => (req, res) => {
  const code = ERROR_CODES.find((known) => problemSlug(known) === req.params['type']);
  if (!code)
    throw new DomainError(
      'not_found',
      `There is no such problem. Known are ${ERROR_CODES.map(problemSlug).join(', ')}.`,
    );
  const { status, title, explanation } = PROBLEMS[code];
  res.json({ ok: true, code, title, status, explanation });
};
