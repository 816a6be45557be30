import { Duplex } from 'node:stream';
import type { DatabaseThread } from './databaseThread.ts';

interface Written {
  chunk: Buffer;
}

/** The driver's Terminate message, which would shut the database down. */
const isTerminate = (chunk: Buffer) => chunk[0] === 'X'.charCodeAt(0);

/** The socket of the driver (pg): each write is passed to the thread. */
export class ThreadStream extends Duplex {
  readonly #thread: DatabaseThread;

  constructor(thread: DatabaseThread) {
    super();
    this.#thread = thread;
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  // Further methods of a socket. The thread keeps the process alive while it works.
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this._writev([{ chunk }], done);
  }

  override _writev(chunks: Written[], done: (error?: Error) => void): void {
    const messages = chunks.map(({ chunk }) => chunk).filter((chunk) => !isTerminate(chunk));
    if (messages.length === 0) done();
    else void this.#ask(Buffer.concat(messages), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  async #ask(messages: Buffer, done: (error?: Error) => void): Promise<void> {
    try {
      this.push(await this.#thread.ask(new Uint8Array(messages)));
    } catch (error) {
      return done(error as Error);
    }
    done();
  }
}
