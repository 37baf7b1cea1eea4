import { describe, expect, it } from '@jest/globals';
import { createArticleRepository, type Database } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { type RawArticle, readArticles } from '@marquee/sources/articles';
import { toSourceFiles } from '@marquee/sources/testing';
import { must } from '@marquee/testing/must';
import { ingestArticles, type IngestArticlesOptions } from './ingest-articles.ts';

const SOURCE = { name: 'blog' };
const NOW = new Date('2026-11-21T11:00:00Z');

const text = (overrides: Partial<RawArticle> = {}): RawArticle => ({
  source_article_id: 'opening',
  title: 'The opening',
  lang: 'en',
  published_at: '2026-11-20',
  body: 'First paragraph.\n\nSecond.',
  ...overrides,
});

const run = (
  database: Database,
  records: RawArticle[],
  options: Partial<IngestArticlesOptions> = {},
) => ingestArticles(database, { source: SOURCE, records, ...options });

const find = (database: Database, slug: string) =>
  createArticleRepository(database).find(slug, NOW);

/** Returns everything that is published, including modification times. */
async function publishedBy({ pool }: Database): Promise<string> {
  const { rows } = await pool.query(
    `SELECT a.*, t.* FROM article a JOIN article_text t ON t.article_id = a.id ORDER BY a.source_article_id, t.lang`,
  );
  return JSON.stringify(rows);
}

const GERMAN = text({ lang: 'de', title: 'Die Eröffnung', is_translation: true, category: 'film' });

describe('ingestArticles', () => {
  it('rejects a text alone that the database refuses', async () => {
    await using database = await createTestDatabase();
    await database.pool.query(
      "ALTER TABLE article_text ADD CONSTRAINT no_bad_title CHECK (title <> 'Bad')",
    );
    const texts = ['one', 'two', 'three'].map((source_article_id) => text({ source_article_id }));
    const report = await run(database, [
      ...texts,
      text({ source_article_id: 'bad', title: 'Bad' }),
    ]);
    expect(report).toMatchObject({ read: 4, created: 3, rejected: 1 });
    expect(Object.keys(report.reasons)).toEqual([
      'The database refuses the record (constraint no_bad_title).',
    ]);
  });

  it('reports the outcome of every record', async () => {
    await using database = await createTestDatabase();
    const report = await run(database, [
      text({ category: 'theatre' }),
      text({ source_article_id: 'a', title: ' <b></b> ' }),
      text({ source_article_id: 'b', lang: null }),
      text({ source_article_id: 'c', lang: 'english' }),
      text({ source_article_id: 'd', lang: 'de_AT' }),
      text({ source_article_id: 'e', published_at: null }),
      text({ source_article_id: 'f', published_at: 'yesterday' }),
      text({ source_article_id: 'g', body: ' \u0000\n' }),
      text({ source_article_id: 'h', body: '<div></div>' }),
      text({ source_article_id: 'i', category: 'politics' }),
      text({ source_article_id: 'j', body: 'x'.repeat(100_001) }),
      text({ source_article_id: 'k'.repeat(501) }),
      text({ source_article_id: 'l', published_at: '2026-02-30' }),
      text({ title: 'Again' }),
    ]);
    expect(report).toMatchObject({
      source: 'blog',
      kind: 'text',
      read: 14,
      created: 1,
      repeated: 1,
      rejected: 12,
    });
    expect(
      Object.fromEntries(
        Object.entries(report.reasons).map(([reason, { count }]) => [reason, count]),
      ),
    ).toEqual({
      'no title': 1,
      'no language': 1,
      'invalid language tag': 2,
      'no publication date': 1,
      'invalid publication date': 2,
      'no text': 2,
      'unknown category': 1,
      'text over 100,000 characters': 1,
      'id over 500 characters': 1,
    });
    expect(await find(database, 'the-opening')).toMatchObject({
      category: 'theater',
      source: 'blog',
    });
  });

  it.each([
    ['2026-11-20', '2026-11-20T00:00:00Z'],
    ['2026-11-20 18:30', '2026-11-20T18:30:00Z'],
    ['2026-11-20T18:30:00+02:00', '2026-11-20T16:30:00Z'],
    ['Fri, 20 Nov 2026 18:30:00 -0500', '2026-11-20T23:30:00Z'],
    ['20 Nov 2026 18:30 GMT', '2026-11-20T18:30:00Z'],
  ])('reads the date %s', async (published_at, instant) => {
    await using database = await createTestDatabase();
    await run(database, [text({ published_at })]);
    expect(await find(database, 'the-opening')).toMatchObject({ published_at: instant });
  });

  it('changes nothing in a repeated run', async () => {
    await using database = await createTestDatabase();
    const records = Array.from({ length: 120 }, (_, index) =>
      text({
        source_article_id: `a${String(index >> 1)}`,
        lang: index % 2 ? 'de' : 'en',
        title: `T${String(index >> 1)}`,
      }),
    );
    expect(await run(database, records)).toMatchObject({ created: 120 });
    const before = await publishedBy(database);
    expect(await run(database, records, { full: true })).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 120,
    });
    expect(await publishedBy(database)).toBe(before);
  });

  it('produces the same articles for any order of translations and runs', async () => {
    const french = text({
      lang: 'fr',
      title: 'L’ouverture',
      category: 'music',
      published_at: '2026-11-18',
    });
    const original = text({ category: 'theater', author: 'Ana', published_at: '2026-11-19' });
    for (const runs of [[[original, GERMAN, french]], [[GERMAN], [french], [original]]]) {
      await using database = await createTestDatabase();
      for (const records of runs) await run(database, records);
      const article = await find(database, 'die-eroffnung');
      expect(article).toMatchObject({
        slug_lang: 'de',
        original_lang: 'en',
        category: 'theater',
        author: 'Ana',
        published_at: '2026-11-19T00:00:00Z',
      });
      expect(article?.texts.map(({ lang, slug }) => [lang, slug])).toEqual([
        ['de', 'die-eroffnung'],
        ['en', 'the-opening'],
        ['fr', 'louverture'],
      ]);
    }
  });

  it('preserves the slug when the title changes, and reports the change', async () => {
    await using database = await createTestDatabase();
    await run(database, [text()]);
    const before = await find(database, 'the-opening');
    await database.pool.query(`UPDATE article SET updated_at = updated_at - interval '1 hour'`);
    expect(await run(database, [text({ title: 'The grand opening' })])).toMatchObject({
      changed: 1,
    });
    const after = await find(database, 'the-opening');
    expect(after?.texts).toMatchObject([{ title: 'The grand opening', slug: 'the-opening' }]);
    expect(await find(database, 'the-grand-opening')).toBeNull();
    expect(Date.parse(must(after).updated_at)).toBeGreaterThanOrEqual(
      Date.parse(must(before).updated_at),
    );
  });

  it('assigns distinct slugs to articles of one title', async () => {
    await using database = await createTestDatabase();
    const title = 'Doctor Who';
    await run(database, [
      text({ title, lang: 'de', is_translation: true }),
      text({ title }),
      text({ title, source_article_id: 'other' }),
      text({ title: '!!!', source_article_id: 'silent' }),
      text({ title: '神秘博士', lang: 'zh', is_translation: true }),
    ]);
    const { rows } = await database.pool.query<{ slug: string }>(
      'SELECT slug FROM article_text ORDER BY slug',
    );
    expect(rows.map(({ slug }) => slug)).toEqual([
      'article',
      'doctor-who',
      'doctor-who-de',
      'doctor-who-en',
      'shenmiboshi',
    ]);
  });

  it('withdraws articles missing from a complete list, and restores them under their old slug', async () => {
    await using database = await createTestDatabase();
    await run(database, [text(), GERMAN]);
    await ingestArticles(database, {
      source: { name: 'other' },
      records: [text({ title: 'Elsewhere' })],
    });
    expect(await run(database, [text()], { full: true })).toMatchObject({
      unchanged: 1,
      withdrawn: 1,
    });
    expect((await find(database, 'die-eroffnung'))?.texts.map(({ lang }) => lang)).toEqual(['en']);
    expect(await run(database, [], { full: true })).toMatchObject({ withdrawn: 0 });
    const page = { unreadable: 'The file is neither RSS 2.0 nor Atom.', where: 'feed' };
    expect(
      await ingestArticles(database, { source: SOURCE, records: [page], full: true }),
    ).toMatchObject({
      withdrawn: 0,
      notWithdrawn: 'The source was not read completely.',
    });
    expect(await run(database, [], { full: true, allowEmpty: true })).toMatchObject({
      withdrawn: 1,
    });
    expect(await find(database, 'the-opening')).toBeNull();
    expect(await run(database, [text(), GERMAN])).toMatchObject({ changed: 2 });
    expect((await find(database, 'die-eroffnung'))?.texts.map(({ lang }) => lang)).toEqual([
      'de',
      'en',
    ]);
    expect(await find(database, 'elsewhere')).not.toBeNull();
  });

  it('shows the translation after the original is withdrawn', async () => {
    await using database = await createTestDatabase();
    await run(database, [text({ category: 'theater' }), GERMAN]);
    await run(database, [GERMAN], { full: true });
    expect(await find(database, 'the-opening')).toMatchObject({
      original_lang: 'de',
      category: 'film',
    });
  });

  it('writes nothing in a dry run and withdraws nothing after a partial run', async () => {
    await using database = await createTestDatabase();
    expect(await run(database, [text()], { dryRun: true })).toMatchObject({ read: 1, rejected: 0 });
    expect(await publishedBy(database)).toBe('[]');
    await run(database, [text(), GERMAN]);
    expect(await run(database, [text(), GERMAN], { full: true, limit: 1 })).toMatchObject({
      read: 1,
      withdrawn: 0,
    });
  });

  it('rejects a concurrent run over the same source', async () => {
    await using database = await createTestDatabase();
    const runs = await Promise.allSettled([run(database, [text()]), run(database, [text()])]);
    const failures = runs.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    );
    expect(failures.every((failure) => failure.includes('Another run over the source'))).toBe(true);
    expect(await find(database, 'the-opening')).not.toBeNull();
  });

  it('publishes one title from two sources concurrently', async () => {
    await using database = await createTestDatabase();
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        ingestArticles(database, { source: { name }, records: [text()] }),
      ),
    );
    expect((await database.pool.query('SELECT slug FROM article_text')).rows).toHaveLength(3);
  });

  it('uses the default language for records without one', async () => {
    await using database = await createTestDatabase();
    await run(
      database,
      [text({ lang: null }), text({ source_article_id: 'b', lang: 'fr', title: 'B' })],
      {
        lang: 'de',
      },
    );
    expect(await find(database, 'the-opening')).toMatchObject({ original_lang: 'de' });
    expect(await find(database, 'b')).toMatchObject({ original_lang: 'fr' });
  });

  it('takes the first paragraph as summary, cut between words', async () => {
    await using database = await createTestDatabase();
    await run(database, [
      text({ body: '# Heading\n\nIt *began* [here](https://a.example).\n\nThen' }),
      text({ source_article_id: 'b', title: 'B', body: 'word '.repeat(200) }),
      text({ source_article_id: 'c', title: 'C', body: '開'.repeat(400), lang: 'zh' }),
      text({ source_article_id: 'd', title: 'D', body: '- only\n- a list' }),
      text({ source_article_id: 'e', title: 'E', body: 'x', summary: 'Said <b>so</b>' }),
    ]);
    const findSummary = async (slug: string) => (await find(database, slug))?.texts[0]?.summary;
    expect(await findSummary('the-opening')).toBe('It began here.');
    expect(await findSummary('b')).toMatch(/^(word ){58,59}word…$/);
    expect(await findSummary('c')).toBe(`${'開'.repeat(299)}…`);
    expect(await findSummary('d')).toContain('only');
    expect(await findSummary('e')).toBe('Said so');
  });

  it('continues after unreadable files', async () => {
    await using database = await createTestDatabase();
    const files = toSourceFiles({
      'a.en.md': '---\ntitle: A\ndate: 2026-01-01\n---\nText',
      'a.de.md': '---\ntitle: [\n---\nText',
      'a.fr.md': '---\ntitle: A\ndate: 2026-01-01\n---\nTexte',
      'photo.jpg': '\u0000\u0001',
    });
    const report = await ingestArticles(database, { source: SOURCE, records: readArticles(files) });
    expect(report).toMatchObject({ read: 4, created: 2, rejected: 2 });
    expect((await find(database, 'a'))?.texts.map(({ lang }) => lang)).toEqual(['en', 'fr']);
  });
});
