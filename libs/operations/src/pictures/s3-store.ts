import { AwsClient } from 'aws4fetch';
import type { FileStore } from './store.ts';

const TIMEOUT_MS = 10_000;
/** A file of exported days is larger than a picture, and no request waits for it. */
const WRITE_TIMEOUT_MS = 60_000;
const RETRIES = 2;

/** A bucket of any store that speaks the protocol of Amazon S3. */
export interface S3Settings {
  /** The bucket, and a prefix if it is shared: `https://s3.example.com/bucket/prefix`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Stores files in a bucket, with the headers of each name. Requests are signed with version 4.
 */
export function createS3Store(
  { url, ...access }: S3Settings,
  toHeaders: (name: string) => Record<string, string> = () => ({}),
): FileStore {
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES });
  const base = url.replace(/\/+$/, '');

  async function send(name: string, init: RequestInit, accepted: number[]): Promise<Response> {
    const response = await client.fetch(`${base}/${name}`, {
      ...init,
      signal: AbortSignal.timeout(init.method === 'PUT' ? WRITE_TIMEOUT_MS : TIMEOUT_MS),
    });
    if (response.ok || accepted.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`The bucket responded ${String(response.status)} to ${init.method ?? 'GET'}.`);
  }

  async function read(name: string): Promise<Buffer | null> {
    const response = await send(name, { method: 'GET' }, [404]);
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    return null;
  }

  async function write(name: string, bytes: Buffer): Promise<void> {
    const body = new Uint8Array(bytes);
    const response = await send(name, { method: 'PUT', headers: toHeaders(name), body }, []);
    await response.body?.cancel();
  }

  async function has(name: string): Promise<boolean> {
    const { ok } = await send(name, { method: 'HEAD' }, [404]);
    return ok;
  }

  async function remove(name: string): Promise<void> {
    const response = await send(name, { method: 'DELETE' }, [404]);
    await response.body?.cancel();
  }
  return { read, has, write, remove };
}
