import { describe, expect, it } from '@jest/globals';
import { GUIDE_NAMES, guidePath, readGuide } from './guides.ts';
import { renderGuide } from './render-guide.ts';

const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

const rendered = new Map(
  GUIDE_NAMES.map((name) => [guidePath(name), renderGuide(readGuide(name))]),
);

describe('a guide', () => {
  it.each([...rendered.keys()])('%s has only links that lead somewhere', (path) => {
    const { html } = rendered.get(path) ?? { html: '' };
    const hrefs = matchesIn(html, /href="([^"]*)"/g);
    const broken = hrefs.filter((href) => {
      if (href.startsWith('http')) return false;
      const [page = '', anchor] = href.startsWith('#') ? [path, href.slice(1)] : href.split('#');
      const target = rendered.get(page);
      return (
        target === undefined || (anchor !== undefined && !target.html.includes(`id="${anchor}"`))
      );
    });
    expect(broken).toEqual([]);
    expect(html.length).toBeGreaterThan(1_000);
  });

  it('shows the headings of its sections at first if it is long', () => {
    const long = `# T\n\nIntro.\n\n## A \`b\`\n\nFirst.\n\n### C\n\n## D\n\n${'Much. '.repeat(2_000)}`;
    const { html, sections } = renderGuide(long);
    expect(html).toMatch(
      /Intro\.<\/p>\n<details class="part" id="a-b" open><summary><h2>A <code>b/,
    );
    expect(html).toMatch(/<h3 id="c">C<\/h3>\n<\/details>\n<details class="part" id="d">/);
    expect(sections.map(({ id }) => id)).toEqual(['a-b', 'd']);
    expect(renderGuide('# T\n\n## A\n\nShort.').html).not.toContain('<details');
  });

  it('has each anchor once', () => {
    for (const { html } of rendered.values()) {
      const ids = matchesIn(html, /id="([^"]*)"/g);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('the text of a guide', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['```html\n<b>\n```', '&lt;b&gt;'],
  ])('%s is never markup', (text, shown) => {
    const { html } = renderGuide(`# Title\n\n${text}`);
    expect(html).toContain(shown);
    expect(html).not.toMatch(/<script|<b>|href="javascript/);
  });

  it('retains the text of a link to a file that is not served', () => {
    expect(
      renderGuide('See [the decision](decisions/0001-x.md), [the API](api.md#keys).').html,
    ).toBe('<p>See the decision, <a href="/developers/api#keys">the API</a>.</p>\n');
  });

  it('numbers equal headings as GitHub does', () => {
    expect(
      renderGuide('# T\n\n## `GET /events`\n\n## A & b\n\n## A & b').sections.map(({ id }) => id),
    ).toEqual(['get-events', 'a--b', 'a--b-1']);
  });
});
