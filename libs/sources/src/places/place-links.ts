const LINK = /(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi;
// What is left of "Join at <link>", "Zoom: <link>".
const LEFT_OVER =
  /(?:\b(?:join|register|link|url|online|zoom|teams|meet|webex|via|at|on|here|dial[- ]in)\b[:\s]*)+$/i;
// "integrations:daily" is a token of a booking program.
const TOKEN = /^[a-z]+(?:[_-][a-z]+)*:[a-z][\w-]*$/;

/** Takes the links out of the text of a place. The rest is null if no name is left. */
export function splitLinks(text: string): { rest: string | null; links: string[] } {
  if (!/:|www\./i.test(text)) return { rest: text, links: [] };
  const links = (text.match(LINK) ?? []).map((link) => link.replace(/[.,;:]+$/, ''));
  if (links.length === 0) return { rest: TOKEN.test(text.trim()) ? null : text, links };
  const rest = text
    .replaceAll(LINK, ' ')
    .replaceAll(/\(\s*\)|\[\s*\]|<\s*>/g, ' ')
    .trim()
    .replace(LEFT_OVER, '')
    .replaceAll(/^[\s:;,.|–—-]+|[\s:;,|–—-]+$/g, '');
  return { rest: /[\p{L}\p{N}]/u.test(rest) ? rest : null, links };
}
