import express, { type Router } from 'express';
import { methodNotAllowed } from '../problems/method-not-allowed.ts';
import { openCors } from '../requests/middleware.ts';
import { staticResponse } from '../responses/response-body.ts';

interface LlmsLink {
  title: string;
  url: string;
  description: string;
}

/** The content of an llms.txt (llmstxt.org): what a language model needs to know about a server. */
export interface LlmsDocument {
  title: string;
  summary: string;
  /** One item of a list each. */
  notes: string[];
  sections: Readonly<Record<string, LlmsLink[]>>;
}

/** Serves /llms.txt. These requests do not count against limits. */
export function llmsTxt(document: LlmsDocument): Router {
  const router = express.Router();
  const send = staticResponse(() => toMarkdown(document), {
    type: 'text/plain; charset=utf-8',
    caching: 'public, max-age=86400',
  });
  router.use('/llms.txt', openCors());
  router.get('/llms.txt', send);
  router.all('/llms.txt', methodNotAllowed(['GET']));
  return router;
}

const toMarkdown = ({ title, summary, notes, sections }: LlmsDocument): string =>
  [
    `# ${title}`,
    `> ${summary}`,
    notes.map((note) => `- ${note}`).join('\n'),
    ...Object.entries(sections).map(
      ([name, links]) => `## ${name}\n\n${links.map(toItem).join('\n')}`,
    ),
  ].join('\n\n') + '\n';

const toItem = ({ title, url, description }: LlmsLink) => `- [${title}](${url}): ${description}`;
