// Checks the wording of documents, comments and test names against the terms in
// tools/lint/terms.json. Usage: node tools/terminology/lint.ts [paths]
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLinter, loadTextlintrc } from 'textlint';
import { extractProse } from './extract-prose.ts';

const CONFIG = join(import.meta.dirname, '../lint/terms.json');
const CHECKED = /\.(ts|tsx|mjs|md)$/;
const EXCLUDED = /(^|\/)(generated|assets|data)\/|CHANGELOG\.md$/;

const linter = createLinter({ descriptor: await loadTextlintrc({ configFilePath: CONFIG }) });
const paths = process.argv.slice(2);
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((file) => CHECKED.test(file) && !EXCLUDED.test(file) && existsSync(file));

let findings = 0;
for (const file of files) {
  const text = await readFile(file, 'utf8');
  const result = file.endsWith('.md')
    ? await linter.lintText(text, file)
    : await linter.lintText(extractProse(file, text), `${file}.txt`);
  for (const { loc, message } of result.messages) {
    findings++;
    console.log(`${file}:${String(loc.start.line)}:${String(loc.start.column)} ${message}`);
  }
}
console.log(`${String(files.length)} files, ${String(findings)} findings`);
process.exitCode = findings > 0 ? 1 : 0;
