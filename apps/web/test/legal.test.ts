import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readLegalTexts } from '../src/legal/legal-texts.ts';
import { createTestWeb } from './create-test-web.ts';

const TEMPLATES = join(import.meta.dirname, '../../../docs/templates');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-legal-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('legal texts', () => {
  it.each(['imprint.md', 'privacy.md', 'terms.md'])(
    'stop the start while the template %s is not filled in',
    async (name) => {
      await cp(join(TEMPLATES, name), join(folder, name));
      expect(() => readLegalTexts(folder)).toThrow(`${name} is not filled in: {{`);
      await rm(join(folder, name));
    },
  );

  it('are pages with links in the footer, in the language of the reader', async () => {
    await writeFile(join(folder, 'imprint.md'), '# Imprint\n\nAda Lovelace, London\n\n<b>x</b>');
    await writeFile(
      join(folder, 'imprint.de.md'),
      '# Impressum\n\nAda Lovelace, London, Vereinigtes Königreich',
    );
    await using web = await createTestWeb([], { legal: readLegalTexts(folder) });
    const home = await web.get('/').expect(200);
    expect(home.text.match(/href="\/legal\/\w+"/g)).toEqual(['href="/legal/imprint"']);
    const english = await web
      .get('/legal/imprint')
      .expect(200, /<h1>Imprint<\/h1>.*Ada Lovelace, London<\/p>/s);
    expect(english.text).not.toContain('<b>x</b>');
    await web
      .get('/legal/imprint?locale=de')
      .expect(200, /<h1>Impressum<\/h1>.*Vereinigtes Königreich/s);
    await web.get('/legal/privacy').expect(404);
  });

  it('have a template each', async () => {
    expect(await readdir(TEMPLATES)).toEqual(['imprint.md', 'privacy.md', 'terms.md']);
  });
});
