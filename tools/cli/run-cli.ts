import manifest from '../../package.json' with { type: 'json' };
import { readEnvironment } from '../start/environment.ts';
import { explainError } from '../start/explain-error.ts';
import type { CommandContext } from './command-context.ts';
import { UsageError } from './usage-error.ts';

interface Command {
  USAGE: string;
  /** Returns the exit code. */
  run: (context: CommandContext) => Promise<number>;
}

// Commands are imported lazily.
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  admin: () => import('./admin.ts'),
  feeds: () => import('./feeds.ts'),
  ingest: () => import('./ingest.ts'),
};

export interface Cli {
  /** The command line before the arguments, for the usage text: `npm run admin --`. */
  program: (command: string) => string;
  openDatabase: CommandContext['openDatabase'];
  environment?: NodeJS.ProcessEnv;
}

/** Runs the command that the first argument names, and sets the exit code. */
export async function runCli(
  { program, openDatabase, environment = process.env }: Cli,
  [name = '', ...args]: string[],
): Promise<void> {
  if ([name, args[0]].includes('--version')) {
    console.log(manifest.version);
    return;
  }
  const command = await COMMANDS[name]?.();
  const usage = command?.USAGE.replaceAll('{program}', program(name)) ?? listCommands(program);
  if (args.includes('--help') || name === '--help') {
    console.log(usage);
    return;
  }
  try {
    if (!command)
      throw new UsageError(name === '' ? 'Name a command.' : `There is no command "${name}".`);
    process.exitCode = await command.run({
      args,
      environment: readEnvironment(environment),
      openDatabase,
    });
  } catch (error) {
    console.error(explainError(error));
    if (error instanceof UsageError) console.error(`\n${usage}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

const listCommands = (program: Cli['program']): string =>
  ['Commands:', ...Object.keys(COMMANDS).map((name) => `  ${program(name)} --help`)].join('\n');
