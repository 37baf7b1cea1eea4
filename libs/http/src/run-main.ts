import { redact } from './redact.ts';

/** Runs a program to its end. What stops it is told in a sentence on stderr, and the process ends with 1. */
export async function runMain(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(redact(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}
