import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import messages from '../../libs/pages/src/i18n/messages.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES = Object.keys(messages).sort();

type Catalogue = Record<string, object>;

/** The JSON files of texts for readers: an object for each language, English among them. */
const catalogues = execFileSync('git', ['ls-files', 'apps/*/src/*.json', 'libs/*/src/*.json'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((file) => [file, JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Catalogue] as const)
  .filter(([, content]) => typeof content['en'] === 'object' && typeof content['de'] === 'object');

it('every catalogue of texts is found', () => {
  const files = catalogues.map(([file]) => file);
  expect(files).toContain('libs/pages/src/i18n/messages.json');
  expect(files).toContain('libs/mail/src/texts/mail-texts.json');
  expect(files).toContain('apps/web/src/texts/account.json');
});

it.each(catalogues)('%s has each language, with each text of English', (_file, catalogue) => {
  const missing = LANGUAGES.flatMap((language) =>
    Object.keys(catalogue['en'] ?? {})
      .filter((name) => !Object.hasOwn(catalogue[language] ?? {}, name))
      .map((name) => `${language}: ${name}`),
  );
  expect(missing).toEqual([]);
});
