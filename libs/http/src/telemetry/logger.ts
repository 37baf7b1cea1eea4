import { pino, type DestinationStream } from 'pino';
import { redactLine } from './redact.ts';
import { REQUEST_LINE } from './request-log.ts';
import { isTraced, traceFields } from './trace-fields.ts';

// pino writes the message last.
const REQUEST_LINE_END = `"msg":"${REQUEST_LINE}"}\n`;

/**
 * Creates a logger of structured lines, on stdout by default. `name` is the deployable. Secrets are
 * redacted.
 */
export function createLogger(name: string, level: string, destination?: DestinationStream) {
  const options = {
    name,
    level,
    hooks: { streamWrite: redactOther },
    ...(isTraced() && { mixin: traceFields }),
  };
  return pino(options, destination ?? (standardOutput ??= createOutput()));
}

/** Shared by all loggers of the process. */
let standardOutput: DestinationStream | undefined;

/**
 * Standard output that writes the lines of one turn of the event loop at once: a write costs more
 * than a line.
 */
function createOutput(): DestinationStream {
  const output = pino.destination({ sync: true });
  let waiting = '';
  const flushSync = () => {
    if (waiting !== '') output.write(waiting);
    waiting = '';
  };
  process.once('exit', flushSync);
  const write = (line: string) => {
    if (waiting === '') setImmediate(flushSync);
    waiting += line;
  };
  return Object.assign({ write }, { flushSync }); // pino flushes after a fatal line
}

const redactOther = (line: string): string =>
  line.endsWith(REQUEST_LINE_END) ? line : redactLine(line);
