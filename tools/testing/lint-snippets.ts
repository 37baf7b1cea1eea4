// Lints texts as if they stood in existing files, with the repository's own configuration: reads and prints JSON.
// A program of its own, because ESLint imports its configuration by itself, which jest's modules do not let it.
import { json } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import { configs } from 'typescript-eslint';

export interface Snippet {
  file: string;
  code: string;
}

// The rules at stake need no types, which take long to work out.
const eslint = new ESLint({ overrideConfig: configs.disableTypeChecked });
const findings: string[][] = [];
for (const { file, code } of (await json(process.stdin)) as Snippet[]) {
  const results = await eslint.lintText(code, { filePath: file });
  findings.push(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId ?? ''}: ${message}`)),
  );
}
process.stdout.write(JSON.stringify(findings));
