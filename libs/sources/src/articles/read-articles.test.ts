import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { UnreadableRecord } from '../raw-event.ts';
import { toSourceFiles } from '../reading/read-texts.ts';
import type { RawArticle } from './raw-article.ts';
import { readArticles } from './read-articles.ts';

async function readAll(texts: Record<string, string>) {
  const records: (RawArticle | UnreadableRecord)[] = [];
  for await (const record of readArticles(toSourceFiles(texts))) records.push(record);
  return records;
}

const articlesIn = async (texts: Record<string, string>) =>
  (await readAll(texts)).filter((record) => !('unreadable' in record));
const problemsIn = async (texts: Record<string, string>) =>
  (await readAll(texts)).map((record) => ('unreadable' in record ? record.unreadable : 'none'));

describe('reading a Markdown file', () => {
  it('reads the metadata in the front matter', async () => {
    const text =
      '---\ntitle: "Doors open: a night"\nlang: de\npublished_at: 2026-11-20T18:00:00Z\nsummary: In short\ncategory: theatre\nauthor: { name: Ana }\nsource_url: https://a.example/1\nimage_url: https://a.example/1.jpg\n---\r\n\nText --- here\n\n---\n\nMore';
    expect(await articlesIn({ 'news/doors.md': text })).toEqual([
      {
        source_article_id: 'news/doors',
        is_translation: false,
        title: 'Doors open: a night',
        lang: 'de',
        published_at: '2026-11-20T18:00:00Z',
        body: '\n\nText --- here\n\n---\n\nMore',
        summary: 'In short',
        category: 'theatre',
        author: 'Ana',
        source_url: 'https://a.example/1',
        image_url: 'https://a.example/1.jpg',
      },
    ]);
  });

  it.each([
    ['opening.de.md', '', { source_article_id: 'opening', lang: 'de', is_translation: false }],
    ['a/opening.pt-BR.md', '', { source_article_id: 'a/opening', lang: 'pt-BR' }],
    ['opening.md', 'lang: fr\n', { source_article_id: 'opening', lang: 'fr' }],
    ['opening.de.md', 'lang: gsw\n', { source_article_id: 'opening', lang: 'gsw' }],
    [
      'x.de.md',
      'id: opening\n',
      { source_article_id: 'opening', lang: 'de', is_translation: false },
    ],
    [
      'x.de.md',
      'translation_of: opening\n',
      { source_article_id: 'opening', lang: 'de', is_translation: true },
    ],
    ['x.de.md', 'id: 7\n', { source_article_id: '7' }],
    ['v1.2.md', '', { source_article_id: 'v1.2', lang: null }],
  ])(
    'derives the article id from the file name %s and the front matter "%s"',
    async (name, front, expected) => {
      const [article] = await articlesIn({
        [name]: `---\n${front}title: T\ndate: 2026-01-01\n---\nText`,
      });
      expect(article).toMatchObject(expected);
    },
  );

  it('takes the title from the first heading', async () => {
    const [article] = await articlesIn({ 'a.en.md': '# The *title*\n\nText\n\n# Later' });
    expect(article).toMatchObject({ title: 'The *title*', body: '\nText\n\n# Later' });
  });

  it.each([
    ['---\ntitle: [\n---\nx', 'front matter is not valid YAML'],
    ['---\ntitle: x\n', 'front matter has no end'],
    ['---\n- a\n---\nx', 'front matter is not a mapping'],
    [`---\nx: ${'['.repeat(15_000)}\n---\nx`, 'front matter is not valid YAML'],
    [`---\nx: ${'y'.repeat(30_000)}\n---\nx`, 'front matter over 20,000 characters'],
  ])('reports invalid front matter (%#)', async (text, problem) => {
    expect(await problemsIn({ 'a.md': text })).toEqual([problem]);
  });
});

const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>Stage</title><link>https://stage.example/</link><language>pt_br</language>
<item><title>Rock &amp;amp; Roll</title><link>https://stage.example/1</link><guid isPermaLink="false">g-1</guid>
  <pubDate>Sat, 21 Nov 2026 10:00:00 +0100</pubDate><dc:creator>Ana</dc:creator><category>Opinion</category><category>Concerts</category>
  <description>In &lt;b&gt;short&lt;/b&gt;</description><enclosure url="https://stage.example/1.jpg" type="image/jpeg" length="3"/>
  <content:encoded><![CDATA[<p>Hello <a href="/x">you</a> &amp; &lt;them&gt;</p><script>alert(1)</script>]]></content:encoded></item>
<item><title>Short</title><guid>https://stage.example/2</guid><pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate><description>Only this</description></item>
<item><title>Nowhere</title><pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate></item>
</channel></rss>`;

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr"><title>T</title><author><name>House</name></author>
<entry xml:lang="en"><id>urn:1</id><title type="html">A &amp;amp; B</title><published>2026-01-02T03:04:05Z</published><updated>2026-01-03T03:04:05Z</updated>
  <link rel="enclosure" type="image/png" href="https://a.example/e.png"/><link href="https://a.example/e"/><category term="film"/>
  <summary>Brief</summary><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Hi <em>you</em></p></div></content></entry>
<entry><id>urn:2</id><title>Plain</title><updated>2026-01-03T03:04:05Z</updated><content>a &lt;b&gt; c\nnext</content></entry></feed>`;

describe('reading a feed', () => {
  it('reads the items of RSS 2.0', async () => {
    const records = await readAll({ 'feed.xml': RSS });
    expect(records).toEqual([
      {
        source_article_id: 'g-1',
        title: 'Rock &amp; Roll',
        lang: 'pt-br',
        published_at: 'Sat, 21 Nov 2026 10:00:00 +0100',
        body: 'Hello [you](https://stage.example/x) & \\<them>',
        summary: 'In <b>short</b>',
        category: 'Concerts',
        author: 'Ana',
        source_url: 'https://stage.example/1',
        image_url: 'https://stage.example/1.jpg',
      },
      expect.objectContaining({
        source_article_id: 'https://stage.example/2',
        source_url: 'https://stage.example/2',
        body: 'Only this',
        summary: null,
        category: null,
      }),
      { unreadable: 'The item has neither id nor link.', where: 'feed.xml, item 3' },
    ]);
  });

  it('reads the entries of Atom with their own language', async () => {
    expect(await readAll({ download: ATOM })).toEqual([
      {
        source_article_id: 'urn:1',
        title: 'A &amp; B',
        lang: 'en',
        published_at: '2026-01-02T03:04:05Z',
        body: 'Hi _you_',
        summary: '<p>Brief</p>',
        category: 'film',
        author: 'House',
        source_url: 'https://a.example/e',
        image_url: 'https://a.example/e.png',
      },
      expect.objectContaining({
        lang: 'fr',
        body: 'a \\<b> c\n\nnext',
        published_at: '2026-01-03T03:04:05Z',
      }),
    ]);
  });

  it('uses the encoding in the XML declaration', async () => {
    const xml = RSS.replace(
      '<?xml version="1.0"?>',
      '<?xml version="1.0" encoding="ISO-8859-1"?>',
    ).replace('Ana', 'Zoë');
    const content = Readable.from([Buffer.from(xml, 'latin1')]);
    const records: (RawArticle | UnreadableRecord)[] = [];
    for await (const record of readArticles(only({ name: 'feed', content }))) records.push(record);
    expect(records[0]).toMatchObject({ author: 'Zoë' });
  });

  it.each([
    ['a page', '<!doctype html><html><body>No feed</body></html>'],
    ['words', 'not xml at all'],
    ['nothing', ''],
    ['JSON', '{"version":"https://jsonfeed.org/version/1.1","items":[]}'],
    ['an abyss', `<rss version="2.0"><channel>${'<a>'.repeat(100_000)}</channel></rss>`],
  ])('rejects %s', async (_, text) => {
    expect(await problemsIn({ feed: text })).toEqual(['The file is neither RSS 2.0 nor Atom.']);
  });

  it('does not expand custom entities', async () => {
    const item =
      '<rss version="2.0"><channel><item><guid>1</guid><title>&b;</title></item></channel></rss>';
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>';
    expect(await articlesIn({ feed: bomb + item })).toMatchObject([{ title: '&b;' }]);
    const theft = '<!DOCTYPE x [<!ENTITY b SYSTEM "file:///etc/passwd">]>';
    expect(await problemsIn({ feed: theft + item })).toEqual([
      'The file is neither RSS 2.0 nor Atom.',
    ]);
  });
});

async function* only<File>(file: File): AsyncGenerator<File> {
  yield file;
}
