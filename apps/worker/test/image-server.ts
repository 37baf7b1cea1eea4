import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

const photo = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

const withLocation = () =>
  photo(600, 400, '#b5483a')
    .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

/** A server of good and bad images, by path. `requests` lists the paths that were requested. */
export async function startImageServer() {
  const [good, located] = [
    await photo(800, 600, '#2f9e6b').jpeg().toBuffer(),
    await withLocation(),
  ];
  const requests: string[] = [];
  let flakyFailures = 1;
  const send =
    (type: string, body: Buffer | string, status = 200): RequestListener =>
    (_req, res) => {
      res.writeHead(status, { 'content-type': type }).end(body);
    };
  const routes = new Map<string, RequestListener>(
    Object.entries({
      '/good.jpg': send('image/jpeg', good),
      '/same.jpg': send('text/plain', good), // the content counts, not what the server states
      '/located.jpg': send('image/jpeg', located),
      '/page.jpg': send('image/jpeg', '<!doctype html><title>No image</title>'),
      '/drawing.svg': send(
        'image/svg+xml',
        '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
      ),
      '/huge.jpg': send('image/jpeg', Buffer.concat([good, Buffer.alloc(30_000_000)])),
      '/truncated.jpg': send('image/jpeg', good.subarray(0, 500)),
      '/gone.jpg': send('text/plain', '', 410),
      '/flaky.jpg': ((req, res) => {
        if (flakyFailures-- > 0) send('text/plain', '', 503)(req, res);
        else send('image/jpeg', good)(req, res);
      }) satisfies RequestListener,
    }),
  );
  const server = createServer((req, res) => {
    requests.push(req.url ?? '');
    (routes.get(req.url ?? '') ?? send('text/plain', '', 404))(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    requests,
    remove: (path: string) => routes.delete(path),
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
