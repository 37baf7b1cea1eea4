import { expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { jsonHeaders } from './middleware.ts';

it.each([
  [{}, 'max-age=31536000'],
  [{ hstsSubdomains: true }, 'max-age=31536000; includeSubDomains'],
])('forces https on hosts below only if the operator states so: %j', async (options, expected) => {
  const app = express().use(jsonHeaders(options));
  const { headers } = await request(app).get('/');
  expect(headers['strict-transport-security']).toBe(expected);
});
