import { pino, type DestinationStream } from 'pino';
import { redactLine } from './redact.ts';
import { REQUEST_LINE } from './request-log.ts';

// pino writes the message last.
const REQUEST_LINE_END = `"msg":"${REQUEST_LINE}"}\n`;

/** Creates a logger of structured lines, on stdout by default. `name` is the deployable. Secrets are redacted. */
export function createLogger(name: string, level: string, destination?: DestinationStream) {
  const options = { name, level, hooks: { streamWrite: redactOther } };
  return destination ? pino(options, destination) : pino(options);
}

const redactOther = (line: string): string =>
  line.endsWith(REQUEST_LINE_END) ? line : redactLine(line);
