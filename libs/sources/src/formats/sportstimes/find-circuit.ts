import { distanceKm, foldText, type Position } from '@marquee/domain';
import circuits from './circuits.json' with { type: 'json' };

const MAX_DISTANCE_KM = 2.5;
// The positions of other series are not those of the circuits, or their circuits are not in the
// list.
const SERIES = new Set(['f1', 'f2', 'f3', 'f1-academy', 'indycar']);

const CIRCUITS = circuits.map(([name, lat, lng]) => ({
  name: String(name),
  lat: Number(lat),
  lng: Number(lng),
}));

interface Round extends Position {
  series: string;
  location: string | null;
}

/**
 * Returns the name of the circuit at the position of a round (F1DB, CC BY 4.0: see data/DATA.md).
 * Null if there are several or none, or if the location names another circuit.
 */
export function findCircuit({ series, location, ...position }: Round): string | null {
  if (!SERIES.has(series)) return null;
  const [circuit, ...others] = CIRCUITS.filter(
    (one) => distanceKm(one, position) <= MAX_DISTANCE_KM,
  );
  if (!circuit || others.length > 0) return null;
  const named = CIRCUITS.filter(
    ({ name }) => location && foldText(name).includes(foldText(location)),
  );
  return named.length === 0 || named.includes(circuit) ? circuit.name : null;
}
