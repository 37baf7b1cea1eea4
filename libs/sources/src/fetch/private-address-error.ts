/** Thrown for addresses of private networks, which are not read. */
export class PrivateAddressError extends Error {
  constructor(address: string) {
    super(`leads to ${address}, which is not a public address; INGEST_ALLOW_PRIVATE=1 allows it`);
    this.name = 'PrivateAddressError';
  }
}
