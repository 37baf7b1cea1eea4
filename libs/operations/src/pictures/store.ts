/** Where the files of pictures are. A name is never used for other bytes. */
export interface PictureStore {
  /** Returns null if there is no such file. */
  read: (name: string) => Promise<Buffer | null>;
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Does nothing if there is no such file. */
  remove: (name: string) => Promise<void>;
}
