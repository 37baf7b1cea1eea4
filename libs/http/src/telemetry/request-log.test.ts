import { expect, it } from '@jest/globals';
import { createLogger } from './logger.ts';
import { requestLogger, type AppResponse } from './request-log.ts';

function logLine(url: string, requestId = 'id-1'): Record<string, unknown> {
  const lines: string[] = [];
  const log = requestLogger(
    createLogger('test', 'info', { write: (line) => void lines.push(line) }),
  );
  const res = { locals: { requestId }, statusCode: 200, writableFinished: true };
  log({ method: 'GET', url, ms: 1 }, res as unknown as AppResponse);
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

it('states the path and the status of a request', () => {
  expect(logLine('/events?city=Berlin')).toMatchObject({
    request_id: 'id-1',
    method: 'GET',
    path: '/events?city=Berlin',
    status: 200,
    msg: 'request',
  });
});

it.each([
  ['/confirm?token=secret-word', 'id'],
  ['/events?q=bob%40private.example', 'id'],
  ['/events', 'mq_live_0123456789abcdefghijkl'],
])('contains no secret of %s with the id %s', (url, requestId) => {
  const line = JSON.stringify(logLine(url, requestId));
  expect(line).not.toMatch(/secret-word|bob|0123456789abc/);
});

it('states a path that was logged before without its secret again', () => {
  const log = () => logLine('/confirm?token=secret-word')['path'];
  expect([log(), log()]).toEqual(['/confirm?token=***', '/confirm?token=***']);
});
