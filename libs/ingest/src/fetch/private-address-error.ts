/** An address that is not read from: what lies behind it is for a network's own. */
export class PrivateAddressError extends Error {
  constructor(address: string) {
    super(`leads to ${address}, which is no public address; INGEST_ALLOW_PRIVATE=1 allows it`);
    this.name = 'PrivateAddressError';
  }
}
