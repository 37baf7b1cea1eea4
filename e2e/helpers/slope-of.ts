/** Returns the slope of the regression line through points. */
export function slopeOf(points: { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x0 = mean(points.map(({ x }) => x));
  const y0 = mean(points.map(({ y }) => y));
  const covariance = mean(points.map(({ x, y }) => (x - x0) * (y - y0)));
  return covariance / mean(points.map(({ x }) => (x - x0) ** 2));
}
