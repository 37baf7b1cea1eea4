#!/usr/bin/env node
import { runCommand } from './cli.ts';

process.exitCode = await runCommand({
  args: process.argv.slice(2),
  // eslint-disable-next-line no-restricted-properties -- the entry point of the command
  apiKey: process.env['MARQUEE_API_KEY'],
  write: (text) => process.stdout.write(text),
});
