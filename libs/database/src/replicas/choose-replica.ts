import type { Replica } from './replica.ts';

/**
 * Orders the replicas of a state by a weight that depends on the caller and the replica. A caller
 * therefore stays on its replica when another one leaves or returns, and all processes choose the
 * same.
 */
export const replicasFor = (
  replicas: readonly Replica[],
  state: ReturnType<Replica['state']>,
  caller: string,
) =>
  replicas
    .filter((replica) => replica.state() === state)
    .map((replica) => ({ replica, weight: weigh(`${replica.name} ${caller}`) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ replica }) => replica);

/**
 * FNV-1a with a final mix; the order of similar names would otherwise depend on their last
 * characters.
 */
function weigh(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
