import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { openApiDocument } from '@marquee/http';
import { routes } from '../routes.ts';
import { listOperations, type ApiDocument } from './api-document.ts';
import { sampleRequest, writeSamples } from './samples.ts';

const API = 'https://api.test';
const document = openApiDocument(routes, {
  apiUrl: API,
  title: 'Marquee',
  description: '',
}) as ApiDocument;
const requests = listOperations(document).map((operation) => sampleRequest(operation, API));
const samplesIn = (language: string): string[] =>
  requests.map((request) => new Map(writeSamples(request)).get(language) ?? '');

describe('samples of the reference', () => {
  it('fill every parameter of a path and every required field', () => {
    for (const { url } of requests) expect(url).not.toMatch(/[{}]/);
    const demand = requests.find(({ url }) => url === `${API}/demand-it`);
    expect(demand?.body).toMatchObject({
      artist_name: 'Grateful Dead',
      city: 'Berlin',
      notify_me: true,
    });
  });

  it('are valid Python', async () => {
    const code = 'import ast, json, sys\nfor text in json.loads(sys.argv[1]): ast.parse(text)';
    const samples = samplesIn('Python');
    expect(samples.length).toBeGreaterThan(40);
    expect(samples.join('')).not.toMatch(/: (?:true|false|null)\b/);
    await promisify(execFile)('python3', ['-c', code, JSON.stringify(samples)]);
  });

  it('are valid scripts of a module and of a shell', async () => {
    for (const text of samplesIn('TypeScript'))
      expect(() => new Script(`async () => { ${text} }`)).not.toThrow();
    await promisify(execFile)('sh', ['-n', '-c', samplesIn('curl').join('\n')]);
  });
});
