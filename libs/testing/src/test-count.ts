/**
 * Returns how many generated inputs a test uses: `full` in `npm run test:full`, otherwise `usual`.
 */
export const testCount = ({ usual, full }: { usual: number; full: number }): number =>
  process.env['TEST_COUNTS'] === 'full' ? full : usual;
