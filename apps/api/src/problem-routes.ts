import { DomainError } from '@marquee/domain';
import { methodNotAllowed, PROBLEM_TYPES, sendNegotiated, type ProblemType } from '@marquee/http';
import type { SiteAddresses } from '@marquee/pages';
import express, { type Router } from 'express';
import { writeProblemIndex, writeProblemType } from './pages/problem-pages.tsx';

/**
 * Serves /problems and /problems/{type}: the explanation of each problem type, as JSON or as a
 * page.
 */
export function problemRoutes(site: SiteAddresses): Router {
  const router = express.Router();
  router.get('/problems', (req, res) =>
    sendNegotiated(req, res, {
      json: () => ({ ok: true, problems: PROBLEM_TYPES.map(toRecord) }),
      page: () => writeProblemIndex(site),
    }),
  );
  router.get('/problems/:type', (req, res) => {
    const found = findType(req.params.type);
    return sendNegotiated(req, res, {
      json: () => ({ ok: true, ...toRecord(found) }),
      page: () => writeProblemType(found, site),
    });
  });
  router.all(['/problems', '/problems/:type'], methodNotAllowed(['GET']));
  return router;
}

const toRecord = ({ code, title, status, explanation }: ProblemType) => ({
  code,
  title,
  status,
  explanation,
});

function findType(name: string): ProblemType {
  const found = PROBLEM_TYPES.find(({ slug }) => slug === name);
  if (found) return found;
  const names = PROBLEM_TYPES.map(({ slug }) => slug).join(', ');
  throw new DomainError('not_found', `No such problem type. Problem types: ${names}.`);
}
