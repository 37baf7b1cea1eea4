import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@marquee/http/settings';
import { LANGUAGES } from '@marquee/pages/i18n';

/** The pages that the law of many countries requires. Each is a file of the operator. */
export const LEGAL_PAGES = ['imprint', 'privacy', 'terms'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Markdown by page and language. The file without language is for readers of all others. */
export type LegalTexts = ReadonlyMap<LegalPage, ReadonlyMap<string, string>>;

export const NO_LEGAL_TEXTS: LegalTexts = new Map();
export const ANY_LANGUAGE = '';

/**
 * Reads `imprint.md`, `imprint.de.md` and so on. A text that still has placeholders stops the
 * start, so that it is never published.
 */
export function readLegalTexts(folder: string): LegalTexts {
  const pages = LEGAL_PAGES.map((page): [LegalPage, ReadonlyMap<string, string>] => [
    page,
    readPage(folder, page),
  ]);
  return new Map(pages.filter(([, texts]) => texts.has(ANY_LANGUAGE)));
}

function readPage(folder: string, page: LegalPage): Map<string, string> {
  const texts = new Map<string, string>();
  for (const language of [ANY_LANGUAGE, ...LANGUAGES]) {
    const file = join(folder, `${page}${language === ANY_LANGUAGE ? '' : `.${language}`}.md`);
    if (existsSync(file)) texts.set(language, checkFilledIn(file, readFileSync(file, 'utf8')));
  }
  return texts;
}

function checkFilledIn(file: string, text: string): string {
  const [placeholder] = /\{\{[^}]*\}\}/.exec(text) ?? [];
  if (placeholder !== undefined)
    throw new ConfigError(`LEGAL_FOLDER: ${file} is not filled in: ${placeholder}`);
  return text;
}
