const SLOTS = 16_384;
const POLYNOMIAL = 0x1021;

/**
 * Returns the slot of a tag in a Redis Cluster: CRC-16 (XMODEM) of its bytes, as the cluster
 * specification defines it.
 */
export function clusterSlot(tag: string): number {
  let crc = 0;
  for (const byte of Buffer.from(tag)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL) & 0xffff;
  }
  return crc % SLOTS;
}
