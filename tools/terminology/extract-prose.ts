import ts from 'typescript';

type Range = Pick<ts.TextRange, 'pos' | 'end'>;

const TEST_FUNCTION = /^(describe|it|test)\b/;

/**
 * Returns the comments and test names of a TypeScript file as plain text. All other characters are
 * blank, so that the line and column of a finding are those of the file.
 */
export function extractProse(path: string, code: string): string {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const prose = code.replace(/[^\n]/g, ' ').split('');
  for (const { pos, end } of proseRanges(file))
    prose.splice(pos, end - pos, ...code.slice(pos, end).split(''));
  return prose.join('');
}

function proseRanges(file: ts.SourceFile): Range[] {
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(file);
    if (children.length === 0) ranges.push(...commentsAround(file.text, node));
    ranges.push(...testName(file, node));
    children.forEach(visit);
  };
  visit(file);
  return ranges;
}

function commentsAround(code: string, token: ts.Node): Range[] {
  return [
    ...(ts.getLeadingCommentRanges(code, token.pos) ?? []),
    ...(ts.getTrailingCommentRanges(code, token.end) ?? []),
  ];
}

function testName(file: ts.SourceFile, node: ts.Node): Range[] {
  if (!ts.isCallExpression(node) || !TEST_FUNCTION.test(node.expression.getText(file))) return [];
  const name = node.arguments[0];
  if (!name || !(ts.isStringLiteralLike(name) || ts.isTemplateExpression(name))) return [];
  return [{ pos: name.getStart(file) + 1, end: name.end - 1 }];
}
