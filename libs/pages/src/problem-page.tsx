import { type ComponentChild } from 'preact';
import { inlinePagePolicy } from './content-policy.ts';
import { renderSitePage, type SiteAddresses } from './site-page.tsx';
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
 * Returns a function that renders a problem as a page with the facts of its document. Other sites
 * may frame it only in place of a page that they frame, whose frame would otherwise be blank.
 */
export const createProblemPage =
  (site: SiteAddresses, isFramed: (path: string) => boolean = () => false) =>
  (problem: ShownProblem) => ({
    text: renderSitePage({
      title: problem.title,
      site,
      isUnlisted: true,
      children: <ProblemText problem={problem} />,
    }),
    policy: isFramed(problem.instance) ? FRAMED_POLICY : POLICY,
  });

function ProblemText({ problem }: { problem: ShownProblem }): ComponentChild {
  const { errors = [] } = problem;
  return [
    errors.length === 0 && <p class="lead">{problem.detail}</p>,
    errors.length > 0 && (
      <ul>
        {errors.map(({ name, detail }) => (
          <li key={name}>
            <code>{name}</code>
            {` ${detail}`}
          </li>
        ))}
      </ul>
    ),
    <p>
      <a href={problem.type}>What this means</a>
    </p>,
    <p class="quiet-text">
      {`Status ${String(problem.status)}. Request `}
      <code>{problem.request_id}</code>
    </p>,
  ];
}
