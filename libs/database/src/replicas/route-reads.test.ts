import { describe, expect, it } from '@jest/globals';
import {
  runWithDeadline,
  runWithReads,
  untilDeadline,
  type ReadPreference,
} from '../connection/request-deadline.ts';
import type { PoolRunner } from '../connection/run-on-pool.ts';
import { DatabaseUnavailableError } from '../connection/unavailable.ts';
import { createReplica, type ReplicaState } from './replica.ts';
import { createReadRouter } from './route-reads.ts';

const UNAVAILABLE = new DatabaseUnavailableError('failed');
const OVERLOADED = new DatabaseUnavailableError('overloaded');
const CONFLICT = Object.assign(new Error('canceling statement due to conflict with recovery'), {
  code: '40001',
});
const SYNTAX = Object.assign(new Error('syntax error'), { code: '42601' });

const FROM_REPLICAS: ReadPreference = { first: 'replicas', caller: 'x' };
const FROM_PRIMARY: ReadPreference = { first: 'primary', caller: 'x' };

/** A runner is only a name here: what it does is up to `run`. */
const runner = (name: string, isFree = true) =>
  ({ name, isFree: () => isFree }) as unknown as PoolRunner;
const nameOf = (of: PoolRunner) => (of as unknown as { name: string }).name;

function replica(name: string, state: ReplicaState) {
  const pool = { ended: true } as never;
  const created = createReplica({ name, pool, runner: runner(name), onChange: () => undefined });
  if (state !== 'down') created.observe(state === 'ok' ? 0 : Infinity);
  return created;
}

/** Returns the servers that a read tries, and its result. */
async function read(
  states: ReplicaState[],
  failures: Record<string, Error>,
  {
    reads = FROM_REPLICAS,
    isFree = true,
  }: { reads?: ReadPreference | null; isFree?: boolean } = {},
) {
  const tried: string[] = [];
  const replicas = states.map((state, index) => replica(`replica-${String(index)}`, state));
  const route = createReadRouter(runner('primary', isFree), replicas);
  const run = (of: PoolRunner) => {
    tried.push(nameOf(of));
    const failure = failures[nameOf(of)];
    return failure ? Promise.reject(failure) : Promise.resolve(nameOf(of));
  };
  const send = () => route(run).catch((error: unknown) => error);
  const result = await (reads ? runWithReads(reads, send) : send());
  return { tried, result };
}

describe('a read', () => {
  it.each([
    ['uses a replica', ['ok'], {}, ['replica-0']],
    ['uses the primary if no replica is in the rotation', ['down', 'lagging'], {}, ['primary']],
    [
      'uses the primary if the replica is unavailable',
      ['ok'],
      { 'replica-0': UNAVAILABLE },
      ['replica-0', 'primary'],
    ],
    [
      'is repeated after a conflict with recovery',
      ['ok'],
      { 'replica-0': CONFLICT },
      ['replica-0', 'primary'],
    ],
    [
      'uses a lagging replica last',
      ['lagging'],
      { primary: UNAVAILABLE },
      ['primary', 'replica-0'],
    ],
    [
      'tries a replica that missed its sample if nothing else responds',
      ['down', 'lagging'],
      { primary: UNAVAILABLE, 'replica-1': UNAVAILABLE },
      ['primary', 'replica-1', 'replica-0'],
    ],
  ] as [string, ReplicaState[], Record<string, Error>, string[]][])(
    '%s',
    async (...[, states, failures, tried]) => {
      expect(await read(states, failures)).toEqual({ tried, result: tried.at(-1) });
    },
  );

  it('moves to the primary because of an overload only while the primary has free connections', async () => {
    const failures = { 'replica-0': OVERLOADED };
    expect((await read(['ok'], failures)).result).toBe('primary');
    expect(await read(['ok'], failures, { isFree: false })).toEqual({
      tried: ['replica-0'],
      result: OVERLOADED,
    });
  });

  it('ends at once because of an overload, although a replica that is down might respond', async () => {
    expect(await read(['down'], { primary: OVERLOADED })).toEqual({
      tried: ['primary'],
      result: OVERLOADED,
    });
  });
  it('is not repeated after an error of the statement', async () => {
    expect(await read(['ok'], { 'replica-0': SYNTAX })).toEqual({
      tried: ['replica-0'],
      result: SYNTAX,
    });
  });

  it('reports the first failure if all servers fail', async () => {
    const failures = { primary: UNAVAILABLE, 'replica-0': CONFLICT };
    expect((await read(['ok'], failures, { reads: FROM_PRIMARY })).result).toBe(UNAVAILABLE);
  });

  it('of a caller with recent writes uses the primary, and a replica only if the primary is unavailable', async () => {
    expect((await read(['ok'], {}, { reads: FROM_PRIMARY })).tried).toEqual(['primary']);
    expect((await read(['ok'], { primary: UNAVAILABLE }, { reads: FROM_PRIMARY })).tried).toEqual([
      'primary',
      'replica-0',
    ]);
  });

  it('leaves time for a replica if the primary does not respond', async () => {
    const route = createReadRouter(runner('primary'), [replica('replica-0', 'ok')]);
    const reading = runWithDeadline(3_000, () =>
      runWithReads(FROM_PRIMARY, () =>
        route((of) =>
          nameOf(of) === 'primary'
            ? untilDeadline(new Promise<string>(() => undefined))
            : Promise.resolve(nameOf(of)),
        ),
      ),
    );
    expect(await reading).toBe('replica-0');
  });
  it('leaves a replica that does not respond any more', async () => {
    const frozen = replica('replica-0', 'ok');
    const route = createReadRouter(runner('primary'), [frozen]);
    const reading = runWithReads({ first: 'replicas', caller: 'x' }, () =>
      route((of) =>
        nameOf(of) === 'primary'
          ? Promise.resolve('primary')
          : new Promise<string>(() => undefined),
      ),
    );
    frozen.observe(null);
    expect(await reading).toBe('primary');
  });
});

it('without a preference uses the primary', async () => {
  expect((await read(['ok'], {}, { reads: null })).tried).toEqual(['primary']);
});

it('lets a replica return only when it has caught up', () => {
  const changes: ReplicaState[] = [];
  const created = createReplica({
    name: 'r',
    pool: { ended: true } as never,
    runner: runner('r'),
    onChange: (state) => changes.push(state),
  });
  for (const lagMs of [0, 2_900, 3_100, 2_000, 1_000, null, 2_000]) created.observe(lagMs);
  expect(changes).toEqual(['ok', 'lagging', 'ok', 'down', 'ok']);
});
