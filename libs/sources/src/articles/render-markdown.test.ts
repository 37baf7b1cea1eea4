import { describe, expect, it } from '@jest/globals';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { normaliseArticle } from './normalise-article.ts';
import { renderMarkdown } from './render-markdown.ts';

const ALLOWED_TAG =
  /^<(\/?(p|h[2-6]|ul|li|dl|dt|dd|blockquote|pre|code|kbd|em|strong|[bisuqa]|del|ins|mark|small|su[bp]|cite|abbr|table|caption|t(head|body|foot|r|h|d)|ol)|br \/|hr \/|ol start="\d+"|a href="(https?:|mailto:)[^"<>]*" rel="nofollow noopener")>$/;

const tagsIn = (html: string) => html.match(/<[^>]*>?/g) ?? [];

const HOSTILE: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a script in a script': '<scr<script>ipt>alert(1)</scr</script>ipt>',
  'a script address': '[x](javascript:alert(1)) <a href="javascript:alert(1)">x</a>',
  'a script address in disguise':
    '<a href="jav&#x09;ascript:alert(1)">x</a> <a href=" &#14; JaVaScRiPt:alert(1)">x</a> [x](&#106;avascript:alert(1))',
  'a data address':
    '[x](data:text/html;base64,PHNjcmlwdD4=) <a href="data:text/html,<script>alert(1)</script>">x</a>',
  'an address without a protocol': '<a href="//evil.example/x">x</a> [x](//evil.example)',
  'an address with a user': '[x](https://bank.example@evil.example/)',
  'a handler':
    '<p onclick="alert(1)">x</p><b onmouseover=alert(1)>y</b><a href="https://a.example" onfocus=alert(1)>z</a>',
  'an image':
    '![x](https://tracker.example/i.png) <img src=x onerror=alert(1)> <picture><source srcset="x"></picture>',
  'a style':
    '<style>@import "https://x.example"</style><p style="position:fixed;inset:0" class="x" id="y">z</p>',
  SVG: '<svg onload=alert(1)><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  MathML:
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  'frames and plugins':
    '<iframe srcdoc="<script>1</script>"></iframe><object data=x></object><embed src=x><base href="//x">',
  'a form':
    '<form action="https://x.example"><input name=password autofocus onfocus=alert(1)><button>go</button></form>',
  'a tag in an attribute':
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  'a comment':
    '<!-- <script>alert(1)</script> --><!--><img src=x onerror=alert(1)>--> <![CDATA[<script>alert(1)</script>]]>',
  'an attribute that ends early':
    '[x](https://a.example/"onmouseover=alert(1)) <a href=\'https://a.example/"><script>1</script>\'>x</a>',
  'a tag that does not end': '<a href="https://a.example" <script>alert(1)',
  'text that never ends': '<plaintext><xmp><textarea><title><script>alert(1)</script>',
  meta: '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><link rel=stylesheet href=x>',
};

describe('renderMarkdown', () => {
  it.each(Object.entries(HOSTILE))('neutralises %s', (_, text) => {
    for (const html of [
      renderMarkdown(text),
      renderMarkdown(htmlToMarkdown(text, 'https://feed.example/')),
    ]) {
      expect(tagsIn(html).filter((tag) => !ALLOWED_TAG.test(tag))).toEqual([]);
      expect(html).not.toMatch(/<[^>]*\son\w+\s*=|<[^>]*javascript:/i);
    }
  });

  it('escapes text that looks like markup', () => {
    expect(renderMarkdown('&lt;script&gt; &amp;lt;b&amp;gt; `<b>` a < b')).toBe(
      '<p>&lt;script&gt; &amp;lt;b&amp;gt; <code>&lt;b&gt;</code> a &lt; b</p>',
    );
  });

  it('preserves the elements of an article', () => {
    const html = renderMarkdown(
      '# One\n\n*a* **b** [c](https://c.example/?utm_source=x&p=1)\n\n3. x\n\n> q\n\n|a|\n|-|\n|1|',
    );
    expect(html).toContain('<h2>One</h2>');
    expect(html).toContain(
      '<em>a</em> <strong>b</strong> <a href="https://c.example/?p=1" rel="nofollow noopener">c</a>',
    );
    expect(html).toContain('<ol start="3">');
    expect(html).toContain('<td>1</td>');
    expect(renderMarkdown('<a href="mailto:a@b.example">x</a>')).toContain(
      '<a href="mailto:a@b.example" rel=',
    );
  });

  it('replaces an image with its description', () => {
    expect(renderMarkdown('![The *new* hall](https://x.example/i.png)')).toBe(
      '<p>The new hall</p>',
    );
  });
});

describe('htmlToMarkdown', () => {
  it('round-trips the HTML of a feed', () => {
    const html =
      '<h2>A</h2><p>x <a href="/r">l</a> &lt;script&gt; &amp;copy; *s* H<sub>2</sub>O</p><ul><li>1</li></ul>';
    expect(renderMarkdown(htmlToMarkdown(html, 'https://a.example/p/'))).toBe(
      '<h2>A</h2>\n<p>x <a href="https://a.example/r" rel="nofollow noopener">l</a> &lt;script&gt; &amp;copy; *s* H<sub>2</sub>O</p>\n<ul>\n<li>1</li>\n</ul>',
    );
  });
});

const LONG: Record<string, string> = {
  'open brackets': '[',
  'open images': '![',
  'open tags': '<b>',
  'open lists': '<ul><li>',
  'open quotes': '> ',
  'open links': '[a](',
  'less-than signs': '<',
  ampersands: '&',
  backticks: '`a',
  stars: '*a **b ',
  comments: '<!--',
};

const buildArticle = (body: string) => ({
  source_article_id: 'x',
  title: 'x',
  lang: 'en',
  published_at: '2026-01-01',
  body,
});

/** Returns the CPU time of this process, which does not depend on other processes. */
function measureCpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('renderMarkdown for hostile text', () => {
  it.each(Object.entries(LONG))(
    'rejects 1 MB of %s at once and renders the longest allowed text within seconds',
    (_, piece) => {
      const huge = buildArticle(piece.repeat(1_000_000 / piece.length) + ' end');
      const refusal = measureCpuMs(() =>
        expect(() => normaliseArticle(huge)).toThrow('text over 100,000 characters'),
      );
      expect(refusal).toBeLessThan(500);
      const longest = 'Begin\n\n' + piece.repeat(99_000 / piece.length);
      expect(measureCpuMs(() => normaliseArticle(buildArticle(longest)))).toBeLessThan(5_000);
      expect(measureCpuMs(() => htmlToMarkdown(longest))).toBeLessThan(5_000);
    },
  );
});
