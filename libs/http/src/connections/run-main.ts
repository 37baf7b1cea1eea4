import { redact } from '../telemetry/redact.ts';

/** Runs a program. If it throws, prints the message on stderr and sets exit code 1. */
export async function runMain(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(redact(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}
