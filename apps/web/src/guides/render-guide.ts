import MarkdownIt from 'markdown-it';
import { findGuide, guidePath } from './guides.ts';

export interface RenderedGuide {
  html: string;
  /** The sections, for the table of contents. */
  sections: { id: string; text: string }[];
}

// HTML in a text is shown as text, so nothing has to be removed afterwards.
const markdown = new MarkdownIt({ html: false });

type Token = ReturnType<typeof markdown.parse>[number];

const writeCode = (tokens: Token[], index: number): string =>
  `<pre class="code" tabindex="0">${markdown.utils.escapeHtml((tokens[index]?.content ?? '').trimEnd())}</pre>\n`;

Object.assign(markdown.renderer.rules, {
  table_open: () => '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>',
  table_close: () => '</table></div>',
  fence: writeCode,
  code_block: writeCode,
  image: () => '', // the files of the repository are not served
});

/**
 * Renders a guide. Headings have the anchors that GitHub gives them; links to other guides lead to
 * their pages.
 */
export function renderGuide(text: string): RenderedGuide {
  const tokens = markdown.parse(text, {});
  const [, , , ...body] = tokens; // the title is the heading of the page
  const hasTitle = tokens[0]?.tag === 'h1';
  const rendered = hasTitle ? body : tokens;
  const titleAnchor = hasTitle
    ? `<span id="${uniqueId(plainText(tokens[1]), new Map())}"></span>`
    : '';
  const sections = addAnchors(rendered);
  for (const { children } of rendered) if (children) resolveLinks(children);
  const write = text.length > MAX_OPEN_LENGTH ? writeClosed : writeTokens;
  return { html: titleAnchor + write(rendered), sections };
}

/** A longer guide has its sections closed, so that a page shows what it contains. */
const MAX_OPEN_LENGTH = 7_500;
const MAX_OPEN_SECTION = 4_000;

const writeTokens = (tokens: Token[]): string =>
  markdown.renderer.render(tokens, markdown.options, {});

/** Writes each section as a part to open, which has the anchor of its heading. */
function writeClosed(tokens: Token[]): string {
  const starts = tokens.flatMap(({ type, tag }, at) =>
    type === 'heading_open' && tag === 'h2' ? [at] : [],
  );
  const parts = starts.map((start, at) => {
    const [first, ...rest] = tokens.slice(start, starts[at + 1]);
    const id = String(first?.attrGet('id'));
    first?.attrs?.splice(0);
    const end = 1 + rest.findIndex(({ type }) => type === 'heading_close');
    const heading = writeTokens(
      [first, ...rest.slice(0, end)].filter((token) => token !== undefined),
    );
    const html = writeTokens(rest.slice(end));
    const open = at === 0 && html.length <= MAX_OPEN_SECTION ? ' open' : '';
    return `<details class="part" id="${id}"${open}><summary>${heading}</summary>\n${html}</details>\n`;
  });
  return writeTokens(tokens.slice(0, starts[0])) + parts.join('');
}

function addAnchors(tokens: Token[]): RenderedGuide['sections'] {
  const counts = new Map<string, number>();
  const sections: RenderedGuide['sections'] = [];
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const text = plainText(tokens[index + 1]);
    const id = uniqueId(text, counts);
    token.attrSet('id', id);
    if (token.tag === 'h2') sections.push({ id, text });
  });
  return sections;
}

const plainText = (inline: Token | undefined): string =>
  (inline?.children ?? [])
    .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ''))
    .join('');

function uniqueId(text: string, counts: Map<string, number>): string {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
  const count = counts.get(id) ?? 0;
  counts.set(id, count + 1);
  return count === 0 ? id : `${id}-${count}`;
}

/** A link to a file that the website does not have becomes plain text. */
function resolveLinks(tokens: Token[]): void {
  let isDropped = false;
  tokens.forEach((token, index) => {
    if (token.type === 'link_open') {
      const href = resolveLink(String(token.attrGet('href')));
      isDropped = href === null;
      if (href !== null) token.attrSet('href', href);
      nameGuide(tokens[index + 1]);
    }
    if (!isDropped || !token.type.startsWith('link_')) return;
    isDropped = token.type === 'link_open';
    token.type = 'text'; // without content
  });
}

/** A link whose text is the name of a file gets the title of the guide. */
function nameGuide(token: Token | undefined): void {
  const [, name = ''] = /^([\w-]+)\.md$/.exec(token?.content ?? '') ?? [];
  const guide = findGuide(name);
  if (token && guide) token.content = guide.title;
}

function resolveLink(href: string): string | null {
  if (/^(?:https?:|mailto:|#)/.test(href)) return href;
  const [, file = '', anchor = ''] =
    /^(?:\.\.\/|docs\/|operations\/)*([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return findGuide(file) ? `${guidePath(file)}${anchor}` : null;
}
