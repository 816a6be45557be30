import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  stream: Readable;
}

/** Stores files. A name always has the same content, because names are hashes of it. */
export interface FileStore {
  /** Atomic. */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>;
  read(name: string): Promise<StoredFile | undefined>;
  names(): AsyncIterable<string>;
  /** Succeeds if the file does not exist. */
  remove(name: string): Promise<void>;
}
