/** The name, which may be empty, and the address of a sender of mails. */
export interface Sender {
  name: string;
  address: string;
}
