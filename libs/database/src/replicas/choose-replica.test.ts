import { expect, it } from '@jest/globals';
import { replicasFor } from './choose-replica.ts';
import type { Replica, ReplicaState } from './replica.ts';

const CALLERS = Array.from({ length: 3_000 }, (_, index) => `caller-${String(index)}`);

const replica = (name: string, state: ReplicaState = 'ok') =>
  ({ name, state: () => state }) as Replica;
const chosen = (replicas: Replica[]) =>
  CALLERS.map((caller) => replicasFor(replicas, 'ok', caller)[0]?.name);

it('shares the callers evenly', () => {
  const names = chosen([
    replica('10.0.0.1:5432'),
    replica('10.0.0.2:5432'),
    replica('10.0.0.3:5432'),
  ]);
  for (const name of ['10.0.0.1:5432', '10.0.0.2:5432', '10.0.0.3:5432']) {
    const share = names.filter((each) => each === name).length;
    expect(share).toBeGreaterThan(800);
    expect(share).toBeLessThan(1_200);
  }
});

it('moves only the callers whose replica leaves the rotation', () => {
  const before = chosen([replica('a'), replica('b'), replica('c')]);
  const during = chosen([replica('a'), replica('b', 'lagging'), replica('c')]);
  const moved = CALLERS.filter((_, index) => before[index] !== during[index]);
  expect(moved).toEqual(CALLERS.filter((_, index) => before[index] === 'b'));
});
