export interface Sender {
  /** May be empty. */
  name: string;
  address: string;
}
