import { invalidParameters, type InputProblem } from '@marquee/domain';

/**
 * Returns the decoded values of the query by name, without empty ones. Throws a DomainError if a
 * name is repeated or a value is not UTF-8. Node's parser would return a list or a replacement
 * character instead. With `names`, it ignores all other parameters.
 */
export function readQuery(url: string, names?: readonly string[]): Map<string, string> {
  const start = url.indexOf('?');
  const values = new Map<string, string>();
  if (start < 0) return values;
  const problems: InputProblem[] = [];
  const seen = new Set<string>();
  for (const pair of url.slice(start + 1).split('&')) {
    const [rawName = '', ...rest] = pair.split('=');
    const name = decode(rawName) ?? rawName;
    if (names && !names.includes(name)) continue;
    const value = decode(rest.join('='));
    if (value === null)
      problems.push({ name, code: 'invalid_encoding', detail: 'is not percent-encoded UTF-8' });
    else if (value.trim() !== '') {
      if (seen.has(name))
        problems.push({ name, code: 'repeated', detail: 'is given more than once' });
      seen.add(name);
      values.set(name, value);
    }
  }
  if (problems.length > 0) throw invalidParameters(problems);
  return values;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
