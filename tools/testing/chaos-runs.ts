/** The last run of a file of tests that cause faults. */
export interface ChaosRun {
  /** Path from the root of the repository. */
  file: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Average number of running processes in the minute before. */
  load: number;
  /** YYYY-MM-DD */
  date: string;
  commit: string;
}

const HEADING = '## Last runs';
const COLUMNS = ['test', 'passed', 'failed', 'seconds', 'load before', 'date', 'commit'];
const ROW = /^\| `([^`]+)` .*$/gm;

/** Returns the page with these runs in its table "Last runs". Rows of other files stay. */
export function recordRuns(page: string, runs: ChaosRun[]): string {
  const { before, table, after } = splitAtTable(page);
  const rows = new Map([...table.matchAll(ROW)].map(([row, file = '']) => [file, row]));
  for (const run of runs) rows.set(run.file, toRow(run));
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return `${before}${[line(COLUMNS), line(COLUMNS.map(() => '---')), ...sorted].join('\n')}\n${after}`;
}

/** Returns the paths of the files whose last run the page states. */
export const recordedFiles = (page: string): string[] =>
  [...splitAtTable(page).table.matchAll(ROW)].map(([, file = '']) => file);

function splitAtTable(page: string) {
  const section = page.indexOf(HEADING);
  const start = page.indexOf('\n| ', section) + 1;
  if (section === -1 || start === 0) throw new Error(`The page has no table under "${HEADING}".`);
  const [table = ''] = /^(?:\|.*\n)+/.exec(page.slice(start)) ?? [];
  return { before: page.slice(0, start), table, after: page.slice(start + table.length) };
}

const toRow = ({ file, passed, failed, seconds, load, date, commit }: ChaosRun): string =>
  `| \`${file}\` | ${[passed, failed, seconds.toFixed(0), load.toFixed(1), date, commit].join(' | ')} |`;
