import { h, type ComponentChild } from 'preact';
import { inlinePagePolicy } from './content-policy.ts';
import { renderSitePage, type SiteAddresses } from './site-page.ts';
import { SITE_STYLESHEET } from './site-stylesheet.ts';

/** A problem document (RFC 9457) as the API sends it. */
export interface ShownProblem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The path of the request. */
  instance: string;
  request_id: string;
  errors?: { name: string; detail: string }[];
}

const POLICY = inlinePagePolicy(SITE_STYLESHEET);
const FRAMED_POLICY = inlinePagePolicy(SITE_STYLESHEET, { isFramable: true });

/**
 * Returns a function that renders a problem as a page with the facts of its document. Other sites may frame it only in place of a page
 * that they frame, whose frame would otherwise be blank.
 */
export const createProblemPage =
  (site: SiteAddresses, isFramed: (path: string) => boolean = () => false) =>
  (problem: ShownProblem) => ({
    text: renderSitePage({
      title: problem.title,
      site,
      isUnlisted: true,
      children: h(ProblemText, { problem }),
    }),
    policy: isFramed(problem.instance) ? FRAMED_POLICY : POLICY,
  });

function ProblemText({ problem }: { problem: ShownProblem }): ComponentChild {
  const { errors = [] } = problem;
  return [
    errors.length === 0 && h('p', { class: 'lead' }, problem.detail),
    errors.length > 0 &&
      h(
        'ul',
        null,
        errors.map(({ name, detail }) =>
          h('li', { key: name }, h('code', null, name), ` ${detail}`),
        ),
      ),
    h('p', null, h('a', { href: problem.type }, 'What this means')),
    h(
      'p',
      { class: 'quiet-text' },
      `Status ${String(problem.status)}. Request `,
      h('code', null, problem.request_id),
    ),
  ];
}
