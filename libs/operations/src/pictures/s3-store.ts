import { formatOfPicture, PICTURE_FORMATS } from '@marquee/domain';
import { AwsClient } from 'aws4fetch';
import type { PictureStore } from './store.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** A bucket of any store that speaks the protocol of Amazon S3. */
export interface S3Settings {
  /** The bucket, and a prefix if it is shared: `https://s3.example.com/bucket/prefix`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Stores files in a bucket. Requests are signed with version 4. */
export function createS3Store({ url, ...access }: S3Settings): PictureStore {
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES });
  const base = url.replace(/\/+$/, '');

  async function send(name: string, init: RequestInit, accepted: number[]): Promise<Response> {
    const response = await client.fetch(`${base}/${name}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok || accepted.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(
      `The store of pictures responded ${String(response.status)} to ${init.method ?? 'GET'}.`,
    );
  }

  async function read(name: string): Promise<Buffer | null> {
    const response = await send(name, { method: 'GET' }, [404]);
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    return null;
  }

  async function write(name: string, bytes: Buffer): Promise<void> {
    const format = formatOfPicture(name);
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': format === null ? 'application/octet-stream' : PICTURE_FORMATS[format],
    };
    const response = await send(name, { method: 'PUT', headers, body: new Uint8Array(bytes) }, []);
    await response.body?.cancel();
  }

  async function remove(name: string): Promise<void> {
    const response = await send(name, { method: 'DELETE' }, [404]);
    await response.body?.cancel();
  }
  return { read, write, remove };
}
