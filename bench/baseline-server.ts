// The baseline server: plain Express that sends one prepared text. Reports its CPU time on request.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';

const body = process.env['BODY'] ?? '';
const app = express();
app.use((_req, res) => {
  res.type('json').send(body);
});
const server = createServer(app).listen(0, '127.0.0.1', () =>
  process.send?.((server.address() as AddressInfo).port),
);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
