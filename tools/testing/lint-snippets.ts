// Lints code as if it were in existing files, with the configuration of the repository. Reads and
// prints JSON. A separate process, because ESLint cannot import its configuration inside jest.
import { json } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import { configs } from 'typescript-eslint';

export interface Snippet {
  file: string;
  code: string;
}

// The tested rules need no type information, which is slow.
const eslint = new ESLint({ overrideConfig: configs.disableTypeChecked });
const findings: string[][] = [];
for (const { file, code } of (await json(process.stdin)) as Snippet[]) {
  const results = await eslint.lintText(code, { filePath: file });
  findings.push(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId ?? ''}: ${message}`),
    ),
  );
}
process.stdout.write(JSON.stringify(findings));
