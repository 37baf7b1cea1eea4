// A server of the quota measurement: an empty route with the counter that its argument names.
// Reports its CPU time on request.
import { createServer } from 'node:http';
import { createAccess } from '@marquee/access';
import { createLimits, identify } from '@marquee/http';
import { connectRedisCounter, createQuota } from '@marquee/quota';
import express from 'express';

const [, , counter = 'none', redisUrl = ''] = process.argv;
const app = express()
  .disable('x-powered-by')
  .disable('etag')
  .set('query parser', false)
  .set('trust proxy', 1);
if (counter !== 'none') {
  const remote = counter === 'redis' ? connectRedisCounter(redisUrl) : undefined;
  const access = createAccess({
    quota: createQuota(remote ? { remote } : {}),
    findKey: () => Promise.resolve(null),
    schedule: 'B',
    secret: 'only for this measurement',
  });
  app.use(identify(access), createLimits(access).read);
}
app.get('/', (_req, res) => void res.end('ok'));
const server = createServer(app).listen(0, '127.0.0.1', () =>
  process.send?.({ address: server.address() }),
);
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
