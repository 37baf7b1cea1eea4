import {
  inspect,
  isFormatName,
  lazyFetcher,
  openLocation,
  type Inspection,
  type InspectOptions,
  type SourceAccess,
} from '@marquee/sources';
import { parseSettings, type SettingOptions } from './source-settings.ts';
import { UsageError } from './usage-error.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_VALUE = 60;

/** Prints what a file is and how it is read. Returns the exit code: 2 if a question is open. */
export async function runInspect(
  [first, second, ...rest]: string[],
  values: SettingOptions & { json: boolean },
  access: SourceAccess,
): Promise<number> {
  const location = second ?? first;
  if (location === undefined || rest.length > 0)
    throw new UsageError('Name one file or URL: inspect <file|url>.');
  if (second !== undefined && !isFormatName(first ?? ''))
    throw new UsageError(`Unknown format "${first ?? ''}".`);
  const isFormat = second !== undefined && isFormatName(first ?? '') && first !== 'articles';
  const { defaults, table } = parseSettings(values);
  const found = await inspectLocation(location, access, {
    ...{ defaults, table, location },
    ...(isFormat && { format: first as NonNullable<InspectOptions['format']> }),
  });
  console.log(values.json ? JSON.stringify(found, null, 2) : print(found).join('\n'));
  return found.doubts.some(({ isQuestion }) => isQuestion) ? 2 : 0;
}

/**
 * Inspects the file of a job whose format is not stated. Prints the first doubt, and returns
 * whether there is none.
 */
export async function isClear(
  { location, defaults, table }: Pick<InspectOptions, 'defaults' | 'table'> & { location: string },
  access: SourceAccess,
): Promise<boolean> {
  if (location === '-') return true;
  const found = await inspectLocation(location, access, {
    ...(defaults && { defaults }),
    ...(table && { table }),
  });
  const question = found.doubts.find(({ isQuestion }) => isQuestion);
  if (question) console.error(`${question.text} (\`inspect ${location}\` shows the fields.)`);
  return question === undefined;
}

/** Inspects the first file of a location. */
async function inspectLocation(
  location: string,
  access: SourceAccess,
  options: InspectOptions,
): Promise<Inspection> {
  for await (const { content, ...file } of openLocation(location, lazyFetcher(access))) {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of content) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      if ((size += bytes.length) > MAX_BYTES) break;
      chunks.push(bytes);
    }
    return inspect({ ...file, bytes: Buffer.concat(chunks) }, options);
  }
  throw new UsageError(`${location} contains no file.`);
}

function print(found: Inspection): string[] {
  const { kind, list, mapping, ignored, samples, read, refused, doubts, command } = found;
  return [
    `${kind}${list === null || list === '(list)' ? '' : `, list "${list}"`}: ${String(read)} records, ${String(refused.count)} refused`,
    ...mapping.map(
      ({ field, columns, confidence }) =>
        `  ${field.padEnd(16)} ${columns} (${String(Math.round(confidence * 100))} %)`,
    ),
    ...(ignored.length > 0 ? [`  ignored: ${ignored.join(', ')}`] : []),
    ...samples.flatMap(({ source, event }) => [
      ...(source === null ? [] : [`  source ${JSON.stringify(shorten(source))}`]),
      `  event  ${JSON.stringify(shorten(event))}`,
    ]),
    ...doubts.map(({ text, isQuestion }) => `  ${isQuestion ? 'question' : 'unsure'}: ${text}`),
    `npm run ingest -- ${command}`,
  ];
}

const shorten = (record: object) =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
      value === null || value === undefined || value === ''
        ? []
        : [[name, typeof value === 'string' ? value.slice(0, MAX_VALUE) : value]],
    ),
  );
