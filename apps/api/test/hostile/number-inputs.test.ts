import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { routes } from '../../src/routes.ts';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

interface Input {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  name: string;
  type: unknown;
  maximum: unknown;
}

const inputs = routes.flatMap(({ method, path, operation }): Input[] => {
  const { properties = {} } = z.toJSONSchema(operation.input, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(([name, property]) => {
    const { type, maximum } = property as { type?: unknown; maximum?: unknown };
    return { method, path: path.replace(/:\w+/g, 'x'), name, type, maximum };
  });
});
const integers = inputs.filter(({ type, method }) => type === 'integer' && method === 'get');
// An agreement must be true, so `false` is rejected in every form.
const flags = inputs.filter(({ type, name }) => type === 'boolean' && name !== 'is_owner');

// Checks only whether the input is rejected. The record in the path need not exist.
const problemOf = ({ body }: { body: { errors?: { name: string }[] } }, name: string) =>
  body.errors?.some((error) => error.name === name) ?? false;

describe('numbers and flags of every operation', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('finds every integer in a query, so that the table below covers all of them', () => {
    expect(integers.length).toBeGreaterThan(20);
  });

  it.each(integers)('$path?$name takes ASCII digits only', async ({ path, name }) => {
    for (const value of [
      '1.0',
      '1.5',
      '1e2',
      '+5',
      '%2B5',
      '%205%20',
      '5%20',
      '0x10',
      '-1',
      '１',
      '1,000',
      '1_000',
      'NaN',
    ])
      expect([
        value,
        problemOf(await api.get(`${path}?${name}=${value}`).expect(400), name),
      ]).toEqual([value, true]);
    for (const value of ['1', '05'])
      expect([value, problemOf(await api.get(`${path}?${name}=${value}`), name)]).toEqual([
        value,
        false,
      ]);
  });

  it.each(integers.filter(({ name }) => name === 'limit'))(
    '$path reduces a huge limit',
    async ({ path }) => {
      const response = await api.get(`${path}?limit=${'9'.repeat(40)}`);
      expect(problemOf(response, 'limit')).toBe(false);
    },
  );

  it.each(flags)('$method $path takes $name in any case', async ({ method, path, name }) => {
    const send = (value: unknown) =>
      method === 'get'
        ? api.get(`${path}?${name}=${String(value)}`)
        : api.request[method](path).send({ [name]: value });
    for (const value of [
      'True',
      'FALSE',
      'true',
      'false',
      '1',
      '0',
      ...(method === 'get' ? [] : [true, false, 1, 0]),
    ])
      expect([value, problemOf(await send(value), name)]).toEqual([value, false]);
    for (const value of ['yes', '2', 'on', '__proto__', 'constructor'])
      expect([value, problemOf(await send(value), name)]).toEqual([value, true]);
  });

  it('excludes featured events for featured=False', async () => {
    await using full = await createTestApi({ events: [buildEvent()] });
    expect(await full.titles('/events?featured=False')).toHaveLength(1);
  });

  it('applies the filter for featured=True', async () => {
    await using full = await createTestApi({ events: [buildEvent()] });
    expect(await full.titles('/events?featured=True')).toHaveLength(0);
  });
});
