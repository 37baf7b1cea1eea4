// The yardstick of the hot measurement: Express as it comes, sending one ready text.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';

const body = process.env['BODY'] ?? '';
const app = express();
app.get('/{*path}', (_req, res) => {
  res.type('json').send(body);
});
const server = createServer(app).listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
});
