import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A bare Express server in a process of its own that answers everything with this text. */
export async function startYardstick(body: string): Promise<{ child: ChildProcess; base: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'hot-server.ts')], {
    env: { ...process.env, BODY: body },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((settle) => {
    child.stdout.once('data', (chunk: Buffer) => {
      settle(String(chunk).trim());
    });
  });
  return { child, base: `http://127.0.0.1:${port}` };
}
