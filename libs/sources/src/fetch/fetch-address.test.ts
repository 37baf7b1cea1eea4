import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { startStubServer } from '../testing/stub-server.ts';
import { download } from './download.ts';
import { createFetcher } from './fetch-address.ts';
import { defaultAccess } from './settings.ts';

const here = { ...defaultAccess(), allowPrivate: true };
const fetchHere = createFetcher(here);
const read = async (address: string, fetchAddress = fetchHere) => {
  const { content } = await download(address, fetchAddress);
  return (await buffer(content)).toString();
};

describe('createFetcher', () => {
  it('sends a user agent with the contact address', async () => {
    await using server = await startStubServer(
      (request, response) => void response.end(request.headers['user-agent']),
    );
    expect(await read(server.origin)).toMatch(/^Marquee\/[\d.]+ \(event catalogue\)$/);
    const named = createFetcher({ ...here, contact: 'https://example.com/bot' });
    expect(await read(server.origin, named)).toMatch(
      /^Marquee\/[\d.]+ \(event catalogue; \+https:\/\/example\.com\/bot\)$/,
    );
  });

  it('rejects addresses that are not http(s), and passwords without repeating them', async () => {
    for (const address of ['file:///etc/passwd', 'ftp://example.com/a', 'http://', 'nonsense'])
      await expect(fetchHere(address)).rejects.toThrow(
        'The address of the feed is not a valid http or https URL.',
      );
    const refusal = fetchHere('https://ann:SECRET@example.com/feed');
    await expect(refusal).rejects.toThrow(
      /^The address of the feed on example\.com contains a user name or a password/,
    );
  });

  it('follows five redirects and rejects the sixth', async () => {
    await using server = await startStubServer((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${String(left - 1)}` }).end();
      else response.end('there');
    });
    expect(await read(`${server.origin}/5`)).toBe('there');
    await expect(read(`${server.origin}/6`)).rejects.toThrow(
      /\/6 redirects more than five times\.$/,
    );
  });

  it('rejects a redirect to an unsupported address, and ignores a password in a redirect', async () => {
    const seen: (string | undefined)[] = [];
    await using server = await startStubServer((request, response) => {
      if (request.url === '/file')
        response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      if (request.url === '/gopher')
        response.writeHead(302, { location: 'gopher://127.0.0.1/' }).end();
      if (request.url === '/user')
        response
          .writeHead(302, { location: `http://ann:SECRET@${request.headers.host ?? ''}/end` })
          .end();
      if (request.url === '/end')
        response.end(seen.push(request.headers.authorization) === 1 ? 'end' : 'again');
    });
    await expect(read(`${server.origin}/file`)).rejects.toThrow(
      'redirects to an unsupported address',
    );
    await expect(read(`${server.origin}/gopher`)).rejects.toThrow(
      'redirects to an unsupported address',
    );
    expect(await read(`${server.origin}/user`)).toBe('end');
    expect(seen).toEqual([undefined]);
  });

  it('reads webcal(s) addresses, also as targets of redirects', async () => {
    await using server = await startStubServer((request, response) => {
      const location = `webcal://${request.headers.host ?? ''}/end`;
      if (request.url === '/end') response.end('calendar');
      else response.writeHead(301, { location }).end();
    });
    expect(await read(server.origin.replace('http', 'webcal'))).toBe('calendar');
    await expect(read(server.origin.replace('http', 'webcals'))).rejects.toThrow(
      /^https:\/\/.* cannot be reached/,
    );
  });

  it('limits the time to the first byte and between bytes', async () => {
    await using server = await startStubServer((request, response) => {
      if (request.url === '/half') response.write('half');
    });
    const impatient = createFetcher({ ...here, idleTimeoutMs: 300 });
    await expect(read(`${server.origin}/silent?key=SECRET`, impatient)).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:\d+\/silent did not respond within 0\.3 seconds\.$/,
    );
    await expect(read(`${server.origin}/half`, impatient)).rejects.toThrow(
      '/half sent nothing for 0.3 seconds.',
    );
  });

  it('stops reading from a server that sends without end or too slowly', async () => {
    await using server = await startStubServer((request, response) => {
      const timer = setInterval(
        () => response.write(Buffer.alloc(request.url === '/drip' ? 1 : 100_000)),
        10,
      );
      response.once('close', () => {
        clearInterval(timer);
      });
    });
    const small = createFetcher({ ...here, maxBytes: 1_000_000 });
    await expect(read(`${server.origin}/flood`, small)).rejects.toThrow(
      '/flood sends more than 1 MB (INGEST_MAX_MB).',
    );
    const readDrops = async () =>
      buffer((await fetchHere(`${server.origin}/drip`, { totalTimeoutMs: 400 })).content);
    await expect(readDrops()).rejects.toThrow('/drip did not complete in time.');
  });

  it('reports a connection that breaks off', async () => {
    await using server = await startStubServer((request, response) => {
      if (request.url === '/cut')
        response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy());
      else request.socket.destroy();
    });
    await expect(read(`${server.origin}/cut`)).rejects.toThrow(
      /\/cut cannot be reached \(UND_ERR_SOCKET\)\.$/,
    );
    await expect(read(`${server.origin}/gone`)).rejects.toThrow(
      /\/gone cannot be reached \(UND_ERR_SOCKET\)\.$/,
    );
    await expect(read('http://marquee.invalid/')).rejects.toThrow(
      /cannot be reached \((ENOTFOUND|EAI_AGAIN)\)\.$/,
    );
  });
});

describe('a response', () => {
  const encoders = {
    br: brotliCompressSync,
    deflate: deflateSync,
    'gzip, br': (text: string) => brotliCompressSync(text),
  };

  it.each(Object.entries(encoders))('is decoded from %s', async (encoding, encode) => {
    await using server = await startStubServer((request, response) => {
      expect(request.headers['accept-encoding']).toBe('gzip, deflate, br');
      response.writeHead(200, { 'content-encoding': encoding }).end(encode('BEGIN:VCALENDAR'));
    });
    expect(await read(server.origin)).toBe('BEGIN:VCALENDAR');
  });

  it('is decoded from deflate data without a header, and from an empty body', async () => {
    await using server = await startStubServer((request, response) => {
      response.writeHead(200, { 'content-encoding': request.url === '/raw' ? 'deflate' : 'br' });
      response.end(request.url === '/raw' ? deflateRawSync('raw') : undefined);
    });
    expect(await read(`${server.origin}/raw`)).toBe('raw');
    expect(await read(server.origin)).toBe('');
  });

  it('fails if its content is damaged or its encoding was not requested', async () => {
    await using server = await startStubServer((request, response) => {
      response.writeHead(200, { 'content-encoding': request.url?.slice(1) }).end('not encoded');
    });
    await expect(read(`${server.origin}/br`)).rejects.toThrow('/br sends damaged content.');
    await expect(read(`${server.origin}/zstd`)).rejects.toThrow(
      '/zstd sends the encoding zstd, which is not supported.',
    );
  });

  it.each([429, 503])('of %d is requested again', async (status) => {
    let requests = 0;
    await using server = await startStubServer((_request, response) => {
      response.writeHead(++requests < 3 ? status : 200, { 'retry-after': '0' }).end('there');
    });
    expect(await read(server.origin)).toBe('there');
    expect(requests).toBe(3);
  });

  it('is an error after five overloaded ones, after one that requests a pause of hours, and for a 304 without conditions', async () => {
    let requests = 0;
    await using server = await startStubServer((request, response) => {
      requests++;
      if (request.url === '/same') response.writeHead(304).end();
      else
        response.writeHead(503, { 'retry-after': request.url === '/hours' ? '7200' : '0' }).end();
    });
    await expect(read(`${server.origin}/`)).rejects.toThrow('responded 503');
    expect(requests).toBe(5);
    await expect(read(`${server.origin}/hours`)).rejects.toThrow('responded 503');
    expect(requests).toBe(6);
    await expect(read(`${server.origin}/same`)).rejects.toThrow('responded 304');
  });
});
