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
  /** Everything in one text, in Markdown: what /llms-full.txt adds to this document. */
  details?: () => string;
}

/**
 * Serves /llms.txt, and /llms-full.txt for a document with details. These requests do not count
 * against limits.
 */
export function llmsTxt(document: LlmsDocument): Router {
  const router = express.Router();
  const { details } = document;
  const texts: Record<string, () => string> = {
    '/llms.txt': () => toMarkdown(document),
    ...(details && { '/llms-full.txt': () => `${toMarkdown(document)}\n${details()}\n` }),
  };
  for (const [path, text] of Object.entries(texts)) {
    router.use(path, openCors());
    router.get(path, staticResponse(text, TEXT));
    router.all(path, methodNotAllowed(['GET']));
  }
  return router;
}

const TEXT = { type: 'text/plain; charset=utf-8', caching: 'public, max-age=86400' };

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
